/** Reads one cookie without parsing them all. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (let from = 0; from < header.length;) {
    const end = header.indexOf(';', from);
    const pair = header.slice(from, end === -1 ? header.length : end).trim();
    if (pair.startsWith(`${name}=`)) return decode(pair.slice(name.length + 1));
    if (end === -1) return undefined;
    from = end + 1;
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
