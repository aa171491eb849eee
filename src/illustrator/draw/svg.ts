/** The few words of SVG that everything is drawn with. Numbers are short: a picture has ten thousand of them. */
export type Point = readonly [x: number, y: number];

export const n = (value: number) => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${more && ` ${more}`}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more}`}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;
export const group = (inside: string, more = '') => `<g${more && ` ${more}`}>${inside}</g>`;

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A soft line through points; closed where it ends as it began. */
export function curve(points: readonly Point[], closed = false): string {
  const at = (i: number) =>
    closed
      ? points[(i + points.length) % points.length]!
      : points[Math.min(points.length - 1, Math.max(0, i))]!;
  let d = `M${n(points[0]![0])} ${n(points[0]![1])}`;
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [c1x, c1y] = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const [c2x, c2y] = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${n(c1x)} ${n(c1y)} ${n(c2x)} ${n(c2y)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Stops from the top down. */
export const gradient = (
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
  more = 'x1="0" y1="0" x2="0" y2="1"',
) => `<linearGradient id="${id}" ${more}>${stopsOf(stops)}</linearGradient>`;

export const radial = (
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
  more = '',
) => `<radialGradient id="${id}"${more && ` ${more}`}>${stopsOf(stops)}</radialGradient>`;

const stopsOf = (stops: readonly (readonly [number, string, number?])[]) =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
