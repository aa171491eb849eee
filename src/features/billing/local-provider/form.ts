/** The protocol's bodies: `items[0][price]=price_1`, as one nested object. */
export type Form = { [field: string]: FormValue };
export type FormValue = string | Form | FormValue[] | undefined;

const unkeepable = new Set(['__proto__', 'constructor', 'prototype']);

export function readForm(text: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.match(/[^[\]]+/g) ?? [];
    if (path.length === 0 || path.some((step) => unkeepable.has(step))) continue;
    let place = root;
    for (const step of path.slice(0, -1)) {
      const next = place[step];
      place = place[step] = typeof next === 'object' && !Array.isArray(next) ? next : {};
    }
    const last = path.at(-1)!;
    // `lookup_keys[]=a&lookup_keys[]=b`
    if (name.endsWith('[]')) {
      const list = (place[last] ??= {}) as Form;
      list[String(Object.keys(list).length)] = value;
    } else place[last] = value;
  }
  return withLists(root) as Form;
}

function withLists(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

export const textOf = (value: FormValue): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
export const numberOf = (value: FormValue): number | undefined => {
  const number = Number(textOf(value) ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
};
export const formOf = (value: FormValue): Form =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};
export const listOf = (value: FormValue): FormValue[] => (Array.isArray(value) ? value : []);
export const isTrue = (value: FormValue) => value === 'true';
