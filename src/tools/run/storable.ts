/** JSON that the database can hold: it takes neither NUL nor half of a surrogate pair, and engines send both. */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
}

export const toStorable = <T>(value: T): T => JSON.parse(toStorableJson(value)) as T;

export const storableText = (text: string) => text.replaceAll('\0', '').toWellFormed();
