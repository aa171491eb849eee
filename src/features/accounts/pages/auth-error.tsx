export default function Stub() { return <h1>auth-error</h1>; }
