/** The ring of four colours that people look for. Drawn as arcs, so that it is sharp at any size. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden fill="none" strokeWidth="4.2">
      <path stroke="#ea4335" d="M18.6 6.3A8.7 8.7 0 0 0 4.2 8.2" />
      <path stroke="#fbbc05" d="M4.6 7.5a8.7 8.7 0 0 0 0 9" />
      <path stroke="#34a853" d="M4.2 15.8a8.7 8.7 0 0 0 13.6 2.7" />
      <path stroke="#4285f4" d="M17.4 18.9A8.7 8.7 0 0 0 20.7 12H12" />
    </svg>
  );
}
