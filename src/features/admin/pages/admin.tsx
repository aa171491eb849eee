export default function Stub() {
  return <h1>admin</h1>;
}
