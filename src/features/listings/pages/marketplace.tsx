export default function Page() {
  return <h1>FrenlyList</h1>;
}
