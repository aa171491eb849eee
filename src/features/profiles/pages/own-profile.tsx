export default function Stub() { return <h1>own-profile</h1>; }
