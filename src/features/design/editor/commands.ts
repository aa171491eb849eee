/** What can be done to the layers of a page. Each takes a design and gives the next; nothing is changed in place. */
import {
  inPile,
  mostLayers,
  mostLayersInAll,
  mostPages,
  type AnyLayer,
  type Box,
  type Design,
  type Page,
  type TextLayer,
} from '../scene.ts';
import type { Measure } from '../type/fit.ts';
import { boundsOf } from './snap.ts';
import { fillBox } from './text.ts';

export const newId = () => `n${crypto.randomUUID().slice(0, 12)}`;
const short = (value: number) => Math.round(value * 100) / 100;

export const withPage = (design: Design, id: string, change: (page: Page) => Page): Design => ({
  ...design,
  pages: design.pages.map((page) => (page.id === id ? change(page) : page)),
});

export const withLayers = (
  page: Page,
  ids: ReadonlySet<string>,
  change: (layer: AnyLayer) => AnyLayer,
): Page => ({
  ...page,
  layers: page.layers.map((layer) => (ids.has(layer.id) && !layer.isLocked ? change(layer) : layer)),
});

const chosen = (page: Page, ids: ReadonlySet<string>) => page.layers.filter(({ id }) => ids.has(id));

/** Whoever takes one of a group takes all of it; what cuts a layer out goes with it. */
export function wholeGroups(page: Page, ids: Iterable<string>): Set<string> {
  const taken = new Set(ids);
  const groups = new Set(chosen(page, taken).flatMap(({ group }) => (group ? [group] : [])));
  for (const { id, group } of page.layers) if (group && groups.has(group)) taken.add(id);
  return taken;
}

/** With the shapes that cut them out, for moving. */
export function withCutters(page: Page, ids: ReadonlySet<string>): Set<string> {
  return new Set([...ids, ...chosen(page, ids).flatMap(({ clip }) => (clip ? [clip] : []))]);
}

export const move = (page: Page, ids: ReadonlySet<string>, dx: number, dy: number): Page =>
  withLayers(page, withCutters(page, ids), (layer) => ({
    ...layer,
    x: short(layer.x + dx),
    y: short(layer.y + dy),
  }));

/** From one box to another: everything within keeps its place in it. */
export function stretch(page: Page, ids: ReadonlySet<string>, from: Box, to: Box, measure: Measure): Page {
  const [sx, sy] = [to.w / Math.max(from.w, 0.01), to.h / Math.max(from.h, 0.01)];
  return withLayers(page, withCutters(page, ids), (layer) => {
    const placed = {
      ...layer,
      x: short(to.x + (layer.x - from.x) * sx),
      y: short(to.y + (layer.y - from.y) * sy),
      w: short(Math.max(1, layer.w * sx)),
      h: short(Math.max(1, layer.h * sy)),
    };
    return placed.is === 'text' ? fillBox(placed, measure) : placed;
  });
}

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** To each other; one alone to the page. */
export function align(page: Page, ids: ReadonlySet<string>, edge: Edge): Page {
  const list = chosen(page, ids);
  if (list.length === 0) return page;
  const box = list.length > 1 ? boundsOf(list) : { x: 0, y: 0, w: page.width, h: page.height };
  return withLayers(page, ids, (layer) => {
    if (edge === 'left') return { ...layer, x: box.x };
    if (edge === 'right') return { ...layer, x: short(box.x + box.w - layer.w) };
    if (edge === 'center') return { ...layer, x: short(box.x + (box.w - layer.w) / 2) };
    if (edge === 'top') return { ...layer, y: box.y };
    if (edge === 'bottom') return { ...layer, y: short(box.y + box.h - layer.h) };
    return { ...layer, y: short(box.y + (box.h - layer.h) / 2) };
  });
}

/** The same room between each two; the outermost stay. */
export function distribute(page: Page, ids: ReadonlySet<string>, axis: 'x' | 'y'): Page {
  const size = axis === 'x' ? 'w' : 'h';
  const list = chosen(page, ids).toSorted((a, b) => a[axis] - b[axis]);
  if (list.length < 3) return page;
  const box = boundsOf(list);
  const gap = (box[size] - list.reduce((sum, one) => sum + one[size], 0)) / (list.length - 1);
  const places = new Map<string, number>();
  let at = box[axis];
  for (const one of list) {
    places.set(one.id, short(at));
    at += one[size] + gap;
  }
  return withLayers(page, ids, (layer) => ({ ...layer, [axis]: places.get(layer.id)! }));
}

/** One step up or down the pile, or to its end. */
export function restack(page: Page, ids: ReadonlySet<string>, to: 'up' | 'down' | 'front' | 'back'): Page {
  const pile = inPile(page.layers);
  const taken = pile.filter(({ id }) => ids.has(id));
  const rest = pile.filter(({ id }) => !ids.has(id));
  if (taken.length === 0 || rest.length === 0) return page;
  const low = rest.filter((one) => one.z < taken[0]!.z).length;
  const high = rest.filter((one) => one.z < taken.at(-1)!.z).length;
  const at =
    to === 'front'
      ? rest.length
      : to === 'back'
        ? 0
        : to === 'up'
          ? Math.min(rest.length, high + 1)
          : Math.max(0, low - 1);
  const below = at > 0 ? rest[at - 1]!.z : rest[0]!.z - taken.length - 1;
  const above = at < rest.length ? rest[at]!.z : rest.at(-1)!.z + taken.length + 1;
  const step = (above - below) / (taken.length + 1);
  const places = new Map(taken.map((one, k) => [one.id, below + step * (k + 1)]));
  return {
    ...page,
    layers: page.layers.map((one) => (places.has(one.id) ? { ...one, z: places.get(one.id)! } : one)),
  };
}

export function group(page: Page, ids: ReadonlySet<string>): Page {
  const name = newId();
  return withLayers(page, ids, (layer) => ({ ...layer, group: name }));
}
export const ungroup = (page: Page, ids: ReadonlySet<string>): Page =>
  withLayers(page, ids, ({ group: _, ...layer }) => layer as AnyLayer);

/** The topmost shape of those chosen cuts out the others. */
export function mask(page: Page, ids: ReadonlySet<string>): Page {
  const list = inPile(chosen(page, ids));
  const cutter = list.findLast(({ is }) => is !== 'text' && is !== 'image');
  if (!cutter || list.length < 2) return page;
  return withLayers(page, ids, (layer) => {
    if (layer.id !== cutter.id) return { ...layer, clip: cutter.id };
    const { clip: _, ...plain } = layer;
    return plain as AnyLayer;
  });
}
export const unmask = (page: Page, ids: ReadonlySet<string>): Page =>
  withLayers(page, ids, ({ clip: _, ...layer }) => layer as AnyLayer);

export const remove = (page: Page, ids: ReadonlySet<string>): Page => {
  const gone = new Set(
    chosen(page, ids)
      .filter(({ isLocked }) => !isLocked)
      .map(({ id }) => id),
  );
  return {
    ...page,
    layers: page.layers.flatMap((layer) => {
      if (gone.has(layer.id)) return [];
      if (!layer.clip || !gone.has(layer.clip)) return [layer];
      const { clip: _, ...plain } = layer;
      return [plain as AnyLayer];
    }),
  };
};

const top = (page: Page) => Math.max(0, ...page.layers.map(({ z }) => z));

/** Copies a little further down; what belongs together in the copy is named anew. */
export function duplicate(page: Page, ids: ReadonlySet<string>): { page: Page; ids: Set<string> } {
  const list = inPile(chosen(page, withCutters(page, ids)));
  if (page.layers.length + list.length > mostLayers) return { page, ids: new Set(ids) };
  const names = new Map(list.map(({ id }) => [id, newId()]));
  const groups = new Map(list.flatMap(({ group: name }) => (name ? [[name, newId()] as const] : [])));
  const shift = Math.round(Math.min(page.width, page.height) * 0.03);
  const copies = list.map((layer, at) => ({
    ...layer,
    id: names.get(layer.id)!,
    z: top(page) + at + 1,
    x: layer.x + shift,
    y: layer.y + shift,
    ...(layer.group ? { group: groups.get(layer.group)! } : {}),
    ...(layer.clip && names.has(layer.clip) ? { clip: names.get(layer.clip)! } : {}),
  }));
  return {
    page: { ...page, layers: [...page.layers, ...copies] },
    ids: new Set([...ids].map((id) => names.get(id) ?? id)),
  };
}

export function add(page: Page, layer: AnyLayer): Page {
  if (page.layers.length >= mostLayers) return page;
  return { ...page, layers: [...page.layers, { ...layer, z: top(page) + 1 }] };
}

export function addPage(design: Design, page: Page): Design {
  const layers = design.pages.reduce((sum, one) => sum + one.layers.length, page.layers.length);
  if (design.pages.length >= mostPages || layers > mostLayersInAll) return design;
  const z = Math.max(0, ...design.pages.map((one) => one.z)) + 1;
  return { ...design, pages: [...design.pages, { ...page, z }] };
}

export const removePage = (design: Design, id: string): Design =>
  design.pages.length > 1
    ? {
        ...design,
        pages: design.pages.filter((page) => page.id !== id),
        guides: design.guides.filter((one) => one.page !== id),
      }
    : design;

const base = (page: Page, name: string, w: number, h: number) => ({
  id: newId(),
  name,
  z: 0,
  turn: 0,
  opacity: 1,
  x: short((page.width - w) / 2),
  y: short((page.height - h) / 2),
  w: short(w),
  h: short(h),
});

export function newShape(page: Page, is: 'rect' | 'ellipse', fill: string): AnyLayer {
  const side = Math.min(page.width, page.height) * 0.3;
  const painted = { fill, stroke: 'none', strokeWidth: 0 };
  return is === 'rect'
    ? { ...base(page, 'Rectangle', side, side), is, radius: 0, ...painted }
    : { ...base(page, 'Ellipse', side, side), is, ...painted };
}

export function newText(page: Page, fill: string): TextLayer {
  const size = short(Math.min(page.width, page.height) * 0.06);
  return {
    ...base(page, 'Text', page.width * 0.6, size * 1.3),
    is: 'text',
    text: 'New text',
    lines: [],
    face: 'dm-sans/500',
    size,
    most: size,
    leading: 1.3,
    tracking: 0,
    align: 'left',
    fill,
  };
}

export function newImage(page: Page, src: string, ratio: number): AnyLayer {
  const w = page.width * 0.5;
  return { ...base(page, 'Picture', w, Math.min(page.height, w / ratio)), is: 'image', src, fit: 'cover' };
}
