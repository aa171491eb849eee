/**
 * Strangers who ask for the same page at about the same time get the same rendering, each with a nonce of their own.
 * It is kept so shortly that nobody sees an old page, and long enough that a rush costs one rendering.
 */
const keptFor = 500;
const mostPages = 200;

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Something is missing in it that only whoever asked may not have. */
  isTheirsAlone?: boolean;
}

interface Kept {
  /** The page, cut at the places where the nonce stood. */
  page: Promise<Omit<RenderedPage, 'html'> & { pieces: string[] }>;
  until: number;
}

export function createPageCache({ now = Date.now } = {}) {
  const kept = new Map<string, Kept>();

  function keep(key: string, nonce: string, render: () => Promise<RenderedPage>): Kept {
    const page = render().then(({ html, ...rest }) => ({ ...rest, pieces: html.split(nonce) }));
    const entry = { page, until: Infinity };
    kept.set(key, entry);
    if (kept.size > mostPages) kept.delete(kept.keys().next().value!);
    page.then(
      ({ isTheirsAlone }) => (entry.until = isTheirsAlone ? -Infinity : now() + keptFor),
      // The one who asked hears of it; the next one asks anew.
      () => kept.delete(key),
    );
    return entry;
  }

  return async function shared(
    key: string,
    nonce: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const known = kept.get(key);
    const isThere = known !== undefined && known.until > now();
    if (!isThere) kept.delete(key);
    const entry = isThere ? known : keep(key, nonce, render);
    const { pieces, ...rest } = await entry.page;
    // Whoever waited with the one it is for begins anew, and others with them.
    if (isThere && rest.isTheirsAlone) return shared(key, nonce, render);
    return { ...rest, html: pieces.join(nonce) };
  };
}
