export default function Stub() { return <h1>forgot-password</h1>; }
