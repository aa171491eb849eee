/** Small matters of how an answer is put. */

export function joined(names: readonly string[], word = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

/** Up to 12 significant digits, grouped by thousands; very large and very small ones as powers of ten. */
export function shown(number: number): string {
  if (!Number.isFinite(number)) return String(number);
  if (number === 0) return '0';
  const size = Math.abs(number);
  if (size >= 1e15 || size < 1e-6) return inPowers(number.toPrecision(7));
  const text = size >= 1 ? String(Number(number.toPrecision(12))) : String(Number(number.toPrecision(8)));
  return text.includes('e') ? inPowers(text) : grouped(text);
}

/** "1234567.5" → "1,234,567.5"; four digits stay together. */
export function grouped(digits: string): string {
  const [whole = '', part] = digits.split('.');
  const apart = whole.replace('-', '').length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole;
  return part === undefined ? apart : `${apart}.${part}`;
}

export function inPowers(exponential: string): string {
  const [digits = '', power = '0'] = Number(exponential).toExponential().split('e');
  const short = Number(Number(digits).toPrecision(7));
  return `${short} × 10^${Number(power)}`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${shown(count)} ${Math.abs(count) === 1 ? one : many}`;
}

export function ordinal(number: number): string {
  const tail = number % 100;
  const ending = tail >= 11 && tail <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${grouped(String(number))}${ending}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Markdown in quoted words must not draw anything. */
export function quotedSafely(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|!]/g, (sign) => (sign === '!' ? sign : `\\${sign}`));
}
