export default function Stub() { return <h1>reset-password</h1>; }
