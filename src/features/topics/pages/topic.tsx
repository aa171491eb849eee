export default function Stub() {
  return <h1>topic</h1>;
}
