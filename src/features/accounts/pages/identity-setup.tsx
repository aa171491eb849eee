export default function Stub() { return <h1>identity-setup</h1>; }
