/** Where to go after signing in. The value comes from the address bar, so anyone may have written it. */

/** It travels in a cookie, which browsers cut at 4 KB. */
const longest = 2000;
/** No real host: whatever leaves it was not a path of ours. */
const here = 'http://here.invalid';

/** A second slash right after the first, in any spelling, makes a path into a host for some reader along the way. */
const secondSlash = /^\/(?:[/\\]|%(?:25)*(?:2f|5c))/i;
// oxlint-disable-next-line no-control-regex -- browsers drop tabs and newlines inside addresses, so `/\t/e` is `//e`
const controlCharacter = /[\u0000-\u001f\u007f-\u009f\\]/;
const encodedControlCharacter = /%(?:25)*(?:[01][0-9a-f]|7f)/i;

/** A path and query of this site, or the fallback. */
export function safeReturnUrl(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > longest) return fallback;
  if (controlCharacter.test(value) || !URL.canParse(value, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, here);
  // Dot segments are gone now, so `/.//e` shows what it is.
  if (origin !== here || secondSlash.test(pathname) || encodedControlCharacter.test(pathname))
    return fallback;
  const address = pathname + search + hash;
  return address.length > longest ? fallback : address;
}
