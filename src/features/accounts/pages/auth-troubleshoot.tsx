export default function Stub() { return <h1>auth-troubleshoot</h1>; }
