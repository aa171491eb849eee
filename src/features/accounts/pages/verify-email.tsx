export default function Stub() { return <h1>verify-email</h1>; }
