export default function Stub() {
  return <h1>users</h1>;
}
