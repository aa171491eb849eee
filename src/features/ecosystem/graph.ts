/** Tools, kinds, engines and packs as points and lines of a map. */
import type { EngineItem } from '#kit/ai/contract.ts';
import type { Ecosystem } from './contract.ts';

export const groups = ['engine', 'tool', 'kind', 'pack'] as const;
export type Group = (typeof groups)[number];

export interface Point {
  /** `tool:research`. */
  id: string;
  group: Group;
  title: string;
  about: string;
  /** How it stands now, in a word. */
  state: 'good' | 'busy' | 'failing' | 'idle';
  stateWords: string;
  /** Where it can be tried. */
  page: string | null;
}

export interface Line {
  from: string;
  to: string;
  /** How it reads from the first to the second. */
  words: string;
}

export interface Graph {
  points: Point[];
  lines: Line[];
}

export function graphOf({ tools, kinds, packs }: Ecosystem, engines: readonly EngineItem[]): Graph {
  const points: Point[] = [
    ...engines.map((engine): Point => ({
      id: `engine:${engine.id}`,
      group: 'engine',
      title: engine.title,
      about: engine.about ?? `By ${engine.provider}.`,
      ...healthWords[engine.health.state],
      page: null,
    })),
    ...tools.map((tool): Point => ({
      id: `tool:${tool.id}`,
      group: 'tool',
      title: tool.title,
      about: tool.description,
      state: 'good',
      stateWords: 'Ready',
      page: tool.page,
    })),
    ...kinds.map((kind): Point => ({
      id: `kind:${kind.id}`,
      group: 'kind',
      title: kind.title,
      about: 'A kind of result.',
      state: 'idle',
      stateWords: '',
      page: null,
    })),
    ...packs.map((pack): Point => ({
      id: `pack:${pack.id}`,
      group: 'pack',
      title: pack.title,
      about: pack.purpose,
      ...packWords[pack.state],
      page: null,
    })),
  ];
  const lines: Line[] = [
    ...tools.flatMap((tool) =>
      engines
        .filter(({ can }) => tool.needs.length > 0 && tool.needs.every((need) => can.includes(need)))
        .map((engine) => line(`engine:${engine.id}`, `tool:${tool.id}`, 'answers for')),
    ),
    ...tools.map((tool) => line(`tool:${tool.id}`, `kind:${tool.kind}`, 'makes')),
    ...tools.flatMap((tool) =>
      tool.accepts.map((kind) => line(`kind:${kind}`, `tool:${tool.id}`, 'goes on in')),
    ),
    ...packs.flatMap((pack) =>
      pack.needs.map((needed) => line(`pack:${needed}`, `pack:${pack.id}`, 'is needed by')),
    ),
  ];
  const known = new Set(points.map(({ id }) => id));
  return { points, lines: lines.filter(({ from, to }) => known.has(from) && known.has(to)) };
}

const line = (from: string, to: string, words: string): Line => ({ from, to, words });

const healthWords: Record<EngineItem['health']['state'], Pick<Point, 'state' | 'stateWords'>> = {
  good: { state: 'good', stateWords: 'Working' },
  unknown: { state: 'idle', stateWords: 'Not used yet' },
  unsteady: { state: 'busy', stateWords: 'Unsteady' },
  failing: { state: 'failing', stateWords: 'Failing' },
};

const packWords: Record<Ecosystem['packs'][number]['state'], Pick<Point, 'state' | 'stateWords'>> = {
  ready: { state: 'good', stateWords: 'Ready' },
  fetching: { state: 'busy', stateWords: 'Downloading' },
  failed: { state: 'failing', stateWords: 'Download failed' },
  absent: { state: 'idle', stateWords: 'Downloaded on first use' },
  unsupported: { state: 'idle', stateWords: 'Not available on this machine' },
};

/** A point's neighbours, by what the line between them says. */
export function around({ points, lines }: Graph, id: string): { words: string; points: Point[] }[] {
  const titles = new Map(points.map((point) => [point.id, point]));
  const groupsOf = new Map<string, Point[]>();
  for (const { from, to, words } of lines) {
    const [other, said] =
      from === id ? [to, awayWords[words] ?? words] : to === id ? [from, backWords[words] ?? words] : [];
    if (other && said) groupsOf.set(said, [...(groupsOf.get(said) ?? []), titles.get(other)!]);
  }
  return [...groupsOf].map(([words, list]) => ({ words, points: list }));
}

const awayWords: Record<string, string> = {
  'answers for': 'Answers for',
  makes: 'Makes',
  'goes on in': 'Goes on in',
  'is needed by': 'Needed by',
};
const backWords: Record<string, string> = {
  'answers for': 'Engines',
  makes: 'Made by',
  'goes on in': 'Goes on with',
  'is needed by': 'Needs',
};
