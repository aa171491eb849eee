/** What only says how a page looks. */
const looks: ReadonlySet<string> = new Set(['welcome', 'v', 'domain', 'page']);

/** An address with a result, a work or words in it: whoever opens it is in the middle of something, and the welcome waits. */
export const bringsSomething = (search: URLSearchParams): boolean =>
  [...search.keys()].some((key) => !looks.has(key));
