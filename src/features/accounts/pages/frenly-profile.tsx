export default function Stub() { return <h1>frenly-profile</h1>; }
