/** A page as a small tree of SVG: the canvas, the viewer and every export draw from this one, so they cannot differ. */
import { partsOfFace } from '../faces.ts';
import { inPile, type AnyLayer, type Page, type TextLayer } from '../scene.ts';

export interface Element {
  tag: string;
  attrs: Record<string, string | number | undefined>;
  children?: Element[];
  text?: string;
}

/** Draws a text in another way than as live type. */
export type DrawText = (layer: TextLayer) => Element;

const n = (value: number) => Math.round(value * 100) / 100;

export interface PlacedLine {
  text: string;
  /** Its left end. */
  x: number;
  y: number;
  width: number;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
export const readsFromRight = (text: string) => rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');

/** Where each line stands: capitals in the middle of their line. */
export function placedLines(layer: TextLayer): PlacedLine[] {
  const { x, y, w, size, leading, face, align, lines } = layer;
  const { cap } = partsOfFace(face);
  return lines.map(({ text, width }, at) => ({
    text,
    width,
    x: n(align === 'left' ? x : align === 'right' ? x + w - width : x + (w - width) / 2),
    y: n(y + at * leading * size + ((leading + cap) * size) / 2),
  }));
}

function liveText(layer: TextLayer): Element {
  const { css, weight, isItalic } = partsOfFace(layer.face);
  const { size, tracking, fill } = layer;
  return {
    tag: 'g',
    attrs: {
      'font-family': css,
      'font-size': n(size),
      'font-weight': weight,
      ...(isItalic ? { 'font-style': 'italic' } : {}),
      ...(tracking === 0 ? {} : { 'letter-spacing': n(tracking * size) }),
      fill,
    },
    children: placedLines(layer).map(({ text, x, y, width }) => {
      const isRtl = readsFromRight(text);
      return {
        tag: 'text',
        attrs: {
          x: isRtl ? n(x + width) : x,
          y,
          ...(isRtl ? { direction: 'rtl' } : {}),
          'xml:space': 'preserve',
        },
        text,
      };
    }),
  };
}

const painted = ({ fill, stroke, strokeWidth }: { fill: string; stroke: string; strokeWidth: number }) => ({
  fill,
  ...(stroke === 'none' || strokeWidth === 0 ? {} : { stroke, 'stroke-width': n(strokeWidth) }),
});

export function shapeOf(layer: AnyLayer, drawText: DrawText = liveText): Element {
  const { x, y, w, h } = layer;
  switch (layer.is) {
    case 'text':
      return drawText(layer);
    case 'rect':
      return {
        tag: 'rect',
        attrs: {
          x,
          y,
          width: w,
          height: h,
          ...(layer.radius ? { rx: n(layer.radius) } : {}),
          ...painted(layer),
        },
      };
    case 'ellipse':
      return {
        tag: 'ellipse',
        attrs: { cx: n(x + w / 2), cy: n(y + h / 2), rx: n(w / 2), ry: n(h / 2), ...painted(layer) },
      };
    case 'path': {
      const [sx, sy] = [w / layer.vw, h / layer.vh];
      const isScaled = Math.abs(sx - 1) > 1e-4 || Math.abs(sy - 1) > 1e-4;
      const move = x === 0 && y === 0 ? '' : `translate(${x} ${y})`;
      const transform = `${move}${isScaled ? `scale(${sx} ${sy})` : ''}`;
      return { tag: 'path', attrs: { d: layer.d, ...painted(layer), ...(transform ? { transform } : {}) } };
    }
    case 'image':
      return {
        tag: 'image',
        attrs: {
          x,
          y,
          width: w,
          height: h,
          href: layer.src,
          preserveAspectRatio: layer.fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet',
        },
      };
  }
}

const turned = ({ turn, x, y, w, h }: AnyLayer): { transform?: string } =>
  turn === 0 ? {} : { transform: `rotate(${n(turn)} ${n(x + w / 2)} ${n(y + h / 2)})` };

/** What only cuts others out is not seen itself. */
export const cuttersOf = (layers: readonly AnyLayer[]) =>
  new Set(layers.flatMap(({ clip }) => (clip ? [clip] : [])));

/** A layer as it is seen; `ids` keeps the names of cut-outs apart where several pages stand on one screen. */
export function drawLayer(
  layer: AnyLayer,
  all: ReadonlyMap<string, AnyLayer>,
  ids: string,
  drawText?: DrawText,
): Element {
  const cutter = layer.clip ? all.get(layer.clip) : undefined;
  const drawn: Element = {
    tag: 'g',
    attrs: { ...(layer.opacity === 1 ? {} : { opacity: n(layer.opacity) }), ...turned(layer) },
    children: [shapeOf(layer, drawText)],
  };
  if (!cutter || cutter.is === 'text' || cutter.is === 'image') return drawn;
  const name = `${ids}-${layer.id}`;
  const shape = shapeOf(cutter);
  return {
    tag: 'g',
    attrs: { 'clip-path': `url(#${name})` },
    children: [
      {
        tag: 'clipPath',
        attrs: { id: name },
        children: [
          { ...shape, attrs: { ...shape.attrs, ...joined(shape.attrs.transform, turned(cutter).transform) } },
        ],
      },
      drawn,
    ],
  };
}

const joined = (own: string | number | undefined, turn: string | undefined) =>
  turn ? { transform: `${turn}${own ?? ''}` } : {};

export const seenLayers = (page: Page): AnyLayer[] => {
  const cutters = cuttersOf(page.layers);
  return inPile(page.layers).filter(({ id, isHidden }) => !isHidden && !cutters.has(id));
};

export function drawPage(page: Page, { drawText }: { drawText?: DrawText } = {}): Element {
  const { width, height, background, id } = page;
  const all = new Map(page.layers.map((layer) => [layer.id, layer]));
  return {
    tag: 'svg',
    attrs: {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    children: [
      { tag: 'rect', attrs: { width, height, fill: background } },
      ...seenLayers(page).map((layer): Element => {
        const drawn = drawLayer(layer, all, `c${id}`, drawText);
        return { ...drawn, attrs: { ...drawn.attrs, 'data-name': layer.name } };
      }),
    ],
  };
}

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

export function writeSvg({ tag, attrs, children, text }: Element): string {
  const said = Object.entries(attrs)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
  const inside = text === undefined ? (children ?? []).map(writeSvg).join('') : escaped(text);
  return inside ? `<${tag}${said}>${inside}</${tag}>` : `<${tag}${said}/>`;
}
