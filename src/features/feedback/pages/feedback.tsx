export default function Stub() {
  return <h1>feedback</h1>;
}
