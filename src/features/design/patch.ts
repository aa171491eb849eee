/** Changes of a design, piece by piece: so undo takes back one's own step and nothing of others, and two who changed it at once both keep theirs. */
import { inPile, type AnyLayer, type Design, type Guide, type Page } from './scene.ts';

type Head = Pick<Design, 'brief' | 'mood' | 'kit'>;
export type PageHead = Omit<Page, 'layers'>;

/** A design as a flat table: what a key holds is replaced as a whole. */
export interface Table {
  head: Head;
  pages: Map<string, PageHead>;
  /** By `page/layer`. */
  layers: Map<string, AnyLayer>;
  guides: Map<string, Guide>;
}

export function toTable({ pages, guides, ...head }: Design): Table {
  return {
    head,
    pages: new Map(pages.map(({ layers: _, ...page }) => [page.id, page])),
    layers: new Map(
      pages.flatMap((page) => page.layers.map((layer) => [`${page.id}/${layer.id}`, layer] as const)),
    ),
    guides: new Map(guides.map((guide) => [guide.id, guide])),
  };
}

export function fromTable({ head, pages, layers, guides }: Table): Design {
  const on = new Map<string, AnyLayer[]>();
  for (const [key, layer] of layers) {
    const page = key.slice(0, key.indexOf('/'));
    const list = on.get(page) ?? [];
    list.push(layer);
    on.set(page, list);
  }
  return {
    ...head,
    pages: inPile([...pages.values()]).map((page) => ({ ...page, layers: inPile(on.get(page.id) ?? []) })),
    guides: [...guides.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

interface Change {
  in: 'head' | 'pages' | 'layers' | 'guides';
  key: string;
  /** Undefined where there was none. */
  before: unknown;
  after: unknown;
}
export type Patch = readonly Change[];

export const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

export function diff(from: Design, to: Design): Patch {
  const [a, b] = [toTable(from), toTable(to)];
  const changes: Change[] = [];
  for (const key of ['brief', 'mood', 'kit'] as const)
    if (!isSame(a.head[key], b.head[key]))
      changes.push({ in: 'head', key, before: a.head[key], after: b.head[key] });
  for (const name of ['pages', 'layers', 'guides'] as const)
    for (const key of new Set([...a[name].keys(), ...b[name].keys()])) {
      const [before, after] = [a[name].get(key), b[name].get(key)];
      if (!isSame(before, after)) changes.push({ in: name, key, before, after });
    }
  return changes;
}

export const inverse = (patch: Patch): Patch =>
  patch.map(({ before, after, ...one }) => ({ ...one, before: after, after: before }));

/** Of a layer only the fields that were changed: what others did to the rest of it stays. */
export function apply(design: Design, patch: Patch): Design {
  const table = toTable(design);
  for (const { in: name, key, before, after } of patch) {
    if (name === 'head') table.head = { ...table.head, [key]: after };
    else if (after === undefined) table[name].delete(key);
    else {
      const now = table[name].get(key);
      const value = now && before ? withFields(now, before as object, after as object) : after;
      (table[name] as Map<string, unknown>).set(key, value);
    }
  }
  const left = fromTable(table);
  return left.pages.length > 0 ? left : design;
}

function withFields(now: object, before: object, after: object): object {
  const made: Record<string, unknown> = { ...now };
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (isSame(was[name], is[name])) continue;
    if (is[name] === undefined) delete made[name];
    else made[name] = is[name];
  }
  return made;
}

export const mergeDesigns = (base: unknown, mine: unknown, theirs: unknown): unknown =>
  apply(theirs as Design, diff(base as Design, mine as Design));
