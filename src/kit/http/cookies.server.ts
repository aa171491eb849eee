/** Reads one cookie without parsing them all. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined;
  let from = 0;
  while (from < header.length) {
    const end = header.indexOf(';', from);
    const stop = end === -1 ? header.length : end;
    const equals = header.indexOf('=', from);
    if (equals !== -1 && equals < stop && header.slice(from, equals).trim() === name)
      return decode(header.slice(equals + 1, stop).trim());
    from = stop + 1;
  }
  return undefined;
}

function decode(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // not encoded by us; the signature check will refuse it
  }
}
