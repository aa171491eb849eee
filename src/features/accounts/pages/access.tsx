export default function Stub() { return <h1>access</h1>; }
