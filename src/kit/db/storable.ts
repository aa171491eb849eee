/** What the database can hold: neither NUL nor half of a surrogate pair, and engines send both. People's own are refused at the door. */

/** As JSON writes them; a backslash that is itself escaped begins none. */
const unstorable = /\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g;
const replacements: Record<string, string> = { '\\\\': '\\\\', '\\u0000': '' };

/** In names of fields too. */
export const toStorableJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(unstorable, (escape) => replacements[escape] ?? '\ufffd');

export const toStorable = <T>(value: T): T => JSON.parse(toStorableJson(value)) as T;

export const storableText = (text: string) => text.replaceAll('\0', '').toWellFormed();
