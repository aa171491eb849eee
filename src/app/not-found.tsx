/** Where unknown and unbuilt paths end up; the root has already judged which of the two it is, and shows the words. */
export default function NotFoundRoute() {
  return null;
}
