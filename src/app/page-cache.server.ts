/**
 * Visitors of whom nothing is known get the same rendering of a page, each with a nonce of their own, as long as nothing was
 * written to the database since it began. So a rush costs one rendering, and whatever was revoked, hidden or deleted, on whichever
 * node, is gone from the next answer.
 */
const keptFor = 500;
const mostPages = 200;

export interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
  /** Something is missing in it that only whoever asked may not have. */
  isTheirsAlone?: boolean;
}

interface Kept {
  /** The page, cut at the places where the nonce stood. */
  page: Promise<Omit<RenderedPage, 'html'> & { pieces: string[] }>;
  /** What the database held when the rendering began. */
  state: string;
  until: number;
}

interface Options {
  /** Names what the database holds: another text after every committed change. */
  readState(): Promise<string>;
  now?: () => number;
}

export function createPageCache({ readState, now = Date.now }: Options) {
  const kept = new Map<string, Kept>();

  function keep(key: string, state: string, nonce: string, render: () => Promise<RenderedPage>): Kept {
    const page = render().then(({ html, ...rest }) => ({ ...rest, pieces: html.split(nonce) }));
    const entry: Kept = { page, state, until: Infinity };
    kept.delete(key);
    kept.set(key, entry);
    if (kept.size > mostPages) kept.delete(kept.keys().next().value!);
    page.then(
      // What failed may work for the next one.
      ({ isTheirsAlone, status }) =>
        (entry.until = isTheirsAlone || status >= 500 ? -Infinity : now() + keptFor),
      // Whoever asked gets the error; the next one asks anew. A newer rendering stays.
      () => kept.get(key) === entry && kept.delete(key),
    );
    return entry;
  }

  return async (key: string, nonce: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const state = await readState();
    const known = kept.get(key);
    const isCurrent = known !== undefined && known.state === state && known.until > now();
    let page = await (isCurrent ? known : keep(key, state, nonce, render)).page;
    // Whoever waited with the one it is for waits for nobody else: there may be no end to such.
    if (isCurrent && page.isTheirsAlone) page = await keep(key, await readState(), nonce, render).page;
    const { pieces, ...rest } = page;
    return { ...rest, html: pieces.join(nonce) };
  };
}
