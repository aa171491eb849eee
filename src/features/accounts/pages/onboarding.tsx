export default function Stub() { return <h1>onboarding</h1>; }
