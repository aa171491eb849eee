/**
 * Changes of a structure as JSON Patch (RFC 6902): `add`, `replace` and `remove`. What did not change keeps its identity, on
 * the server and in the browser, so that neither compares nor draws it again.
 */

export type Patch =
  | { op: 'add' | 'replace'; /** A JSON Pointer. */ path: string; value: unknown }
  | { op: 'remove'; path: string };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON has no undefined: such a field is not there. */
const fieldOf = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~');

/** What makes `after` of `before`. A list that became shorter is replaced. */
export function patchesBetween(before: unknown, after: unknown): Patch[] {
  const patches: Patch[] = [];
  compare(before, after, '', patches);
  return patches;
}

function compare(before: unknown, after: unknown, path: string, patches: Patch[]) {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length)
    compareItems(before, after, path, patches);
  else if (isFields(before) && isFields(after)) compareFields(before, after, path, patches);
  else patches.push({ op: 'replace', path, value: after });
}

/** Most items of a long list are the same objects as before: nothing is made for them, not even their path. */
function compareItems(before: readonly unknown[], after: readonly unknown[], path: string, patches: Patch[]) {
  for (let place = 0; place < before.length; place++)
    if (before[place] !== after[place]) compare(before[place], after[place], `${path}/${place}`, patches);
  for (const value of after.slice(before.length)) patches.push({ op: 'add', path: `${path}/-`, value });
}

function compareFields(before: Fields, after: Fields, path: string, patches: Patch[]) {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [fieldOf(before, name), fieldOf(after, name)];
    const at = `${path}/${escaped(name)}`;
    if (was === undefined && is !== undefined) patches.push({ op: 'add', path: at, value: is });
    else if (was !== undefined && is === undefined) patches.push({ op: 'remove', path: at });
    else compare(was, is, at, patches);
  }
}

/** One more item of a list among the fields of a structure. */
export const addition = (list: string, value: unknown): Patch => ({
  op: 'add',
  path: `/${escaped(list)}/-`,
  value,
});

export const applyPatches = (data: unknown, patches: readonly Patch[]): unknown =>
  patches.reduce<unknown>((now, patch) => applyAt(now, namesOf(patch.path), patch), data);

const namesOf = (path: string): string[] => path.split('/').slice(1).map(unescaped);

function applyAt(data: unknown, [name, ...inner]: string[], patch: Patch): unknown {
  if (name === undefined) return patch.op === 'remove' ? null : patch.value;
  if (Array.isArray(data)) {
    const items: unknown[] = data;
    if (name === '-' && patch.op === 'add') return [...items, patch.value];
    return items.with(Number(name), applyAt(items[Number(name)], inner, patch));
  }
  if (!isFields(data)) throw new Error(`there is nothing at ${patch.path} to change`);
  if (inner.length > 0 || patch.op !== 'remove')
    return { ...data, [name]: applyAt(fieldOf(data, name), inner, patch) };
  const { [name]: _removed, ...rest } = data;
  return rest;
}
