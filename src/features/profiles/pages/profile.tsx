export default function Stub() { return <h1>profile</h1>; }
