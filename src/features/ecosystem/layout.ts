/** Where the points of the map stand: a column for engines, tools and kinds, ordered so that lines cross little. */
import type { Graph, Group, Point } from './graph.ts';

export interface Placed extends Point {
  x: number;
  y: number;
}

export const size = { width: 250, height: 30, gap: 6, between: 130 } as const;
const columns: readonly Group[] = ['engine', 'tool', 'kind'];

export interface Layout {
  points: Placed[];
  width: number;
  height: number;
}

export function layoutOf({ points, lines }: Graph): Layout {
  const lists = columns.map((group) => points.filter((point) => point.group === group));
  const rows = Math.max(1, ...lists.map(({ length }) => length));
  const step = size.height + size.gap;
  const height = rows * step;
  const [engines = [], tools = [], kinds = []] = lists;
  // Tools that make the same stand together; a kind stands in the middle of its tools.
  const kindOf = new Map(lines.filter(({ words }) => words === 'makes').map(({ from, to }) => [from, to]));
  const sorted = tools.toSorted(
    (a, b) =>
      (kindOf.get(a.id) ?? '').localeCompare(kindOf.get(b.id) ?? '') || a.title.localeCompare(b.title),
  );
  const placeOfTool = new Map(sorted.map(({ id }, at) => [id, at]));
  const middle = ({ id }: Point) => {
    const places = [...kindOf].filter(([, kind]) => kind === id).map(([tool]) => placeOfTool.get(tool) ?? 0);
    return places.reduce((sum, one) => sum + one, 0) / Math.max(1, places.length);
  };
  const ordered = [engines, sorted, kinds.toSorted((a, b) => middle(a) - middle(b))];
  return {
    points: ordered.flatMap((list, column) =>
      list.map((point, at) => ({
        ...point,
        x: column * (size.width + size.between),
        y: ((at + 0.5) / list.length) * height - size.height / 2,
      })),
    ),
    width: columns.length * size.width + (columns.length - 1) * size.between,
    height,
  };
}
