export default function Home() {
  return <h1>Ask once. Hear everyone.</h1>;
}
