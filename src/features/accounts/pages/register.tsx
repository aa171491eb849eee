export default function Stub() { return <h1>register</h1>; }
