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
}

interface Kept {
  /** The page, cut at the places where the nonce stood. */
  page: Promise<{ status: number; headers: Record<string, string>; pieces: string[] }>;
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
      () => (entry.until = now() + keptFor),
      // The one who asked hears of it; the next one asks anew.
      () => kept.delete(key),
    );
    return entry;
  }

  return async (key: string, nonce: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    let entry = kept.get(key);
    if (!entry || entry.until <= now()) {
      kept.delete(key);
      entry = keep(key, nonce, render);
    }
    const { pieces, ...rest } = await entry.page;
    return { ...rest, html: pieces.join(nonce) };
  };
}
