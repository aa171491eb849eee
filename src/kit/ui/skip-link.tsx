/** The first stop of the keyboard on every page: past the header to what the page is about. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-3 left-3 z-[110] -translate-y-24 rounded-full bg-ink px-5 py-2.5 font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
