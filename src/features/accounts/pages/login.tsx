export default function Stub() { return <h1>login</h1>; }
