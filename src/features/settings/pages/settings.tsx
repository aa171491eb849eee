export default function Stub() { return <h1>settings</h1>; }
