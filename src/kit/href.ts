/** Typed links. `app/` registers the paths of its page table, so a link to no page of it fails to compile. */

/** Filled by declaration merging with `path`, the union of all page paths. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Register {}

export type KnownPath = Register extends { path: infer Path extends string } ? Path : string;

export type Query = Record<string, string | number | boolean | null | undefined>;

type ParamValue = string | number;

type RequiredName<Path> = Path extends `${infer Head}/${infer Tail}`
  ? RequiredName<Head> | RequiredName<Tail>
  : Path extends `:${string}?`
    ? never
    : Path extends `:${infer Name}`
      ? Name
      : Path extends '*'
        ? '*'
        : never;

type OptionalName<Path> = Path extends `${infer Head}/${infer Tail}`
  ? OptionalName<Head> | OptionalName<Tail>
  : Path extends `:${infer Name}?`
    ? Name
    : never;

export type PathParams<Path extends string> = Record<RequiredName<Path>, ParamValue> &
  Partial<Record<OptionalName<Path>, ParamValue>>;

type HrefArgs<Path extends string> = [RequiredName<Path>] extends [never]
  ? [OptionalName<Path>] extends [never]
    ? [query?: Query]
    : [params?: PathParams<Path>, query?: Query]
  : [params: PathParams<Path>, query?: Query];

/** `href('/ebooks/:id', { id })`, `href('/login', { return_url })`: the path's parameters, if any, then the query. */
export function href<const Path extends KnownPath>(path: Path, ...args: HrefArgs<Path>): string {
  const [params, query] = hasParams(path) ? args : [{}, args[0]];
  return fillPath(path, (params ?? {}) as Record<string, ParamValue>) + queryString((query ?? {}) as Query);
}

/** The pattern with its parameters filled in and encoded. A missing parameter is a mistake of ours. */
export function fillPath(pattern: string, params: Readonly<Record<string, ParamValue | undefined>>): string {
  const filled = pattern.split('/').flatMap((segment) => {
    const name = paramName(segment);
    if (name === null) return [segment];
    const value = params[name];
    if (value !== undefined && value !== '') return [name === '*' ? encodeSplat(value) : encode(value)];
    if (segment.endsWith('?')) return [];
    throw new Error(`"${pattern}" needs a value for "${name}"`);
  });
  return filled.join('/') || '/';
}

function hasParams(path: string) {
  return path.split('/').some((segment) => paramName(segment) !== null);
}

function paramName(segment: string) {
  if (segment === '*') return '*';
  return segment.startsWith(':') ? segment.slice(1).replace(/\?$/, '') : null;
}

/** Half a surrogate pair cannot be encoded and would throw; typed text may contain one. */
function encode(value: ParamValue) {
  return encodeURIComponent(String(value).toWellFormed());
}

function encodeSplat(value: ParamValue) {
  return String(value).split('/').map(encode).join('/');
}

function queryString(query: Query) {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
