/** Claims of different answers gathered into what they say in common, and which of those exclude each other. */
import { breather } from './breather.ts';
import type { Claim } from './claims.ts';
import { speakOfOne, wordingOf } from './identical.ts';
import { linkedGroups } from './linked.ts';
import { compare, type Comparison, type Verdict } from './match.server.ts';
import { similarityOf, type Chances } from './claim-models.ts';

export interface Said {
  claim: Claim;
  engine: string;
  family: string;
}

export interface Group {
  /** At most one claim of an answer. */
  said: readonly Said[];
  /** What is certain to be the same: word for word, equal as a value, or judged so. More than one part: the parts are only alike. */
  parts: readonly (readonly Said[])[];
}

export interface Clusters {
  groups: readonly Group[];
  /** Pairs of groups, by their number, that exclude each other. */
  contrary: readonly (readonly [number, number])[];
}

/** The verdict of somebody else on two claims, where there is one. */
export type Judged = (a: Said, b: Said) => Verdict | undefined;

interface Options {
  /** The meaning of a claim, where there is a model of it. */
  meaning(said: Said): Float32Array | undefined;
  /** What a model makes of two claims read together, where there is one: of each of these pairs, or of the first of them. */
  comparePairs?: ((pairs: readonly (readonly [Said, Said])[]) => Promise<readonly Chances[]>) | undefined;
  given: ReadonlySet<string>;
  judged?: Judged | undefined;
}

interface Edge extends Comparison {
  a: number;
  b: number;
  /** Not by likeness, of which one in ten is wrong where someone wants it to be. */
  isCertain?: boolean;
}

/** More pairs than this are no conversation; the likeliest are looked at. */
const mostComparisons = 8_000;
/** Of the words of the shorter claim, so many must stand in the other before the two are looked at closely. */
const leastShared = 0.25;
/** Or the two must be this near in meaning. */
const leastSimilar = 0.6;

/** The claims come in an order that does not depend on the order of the answers; so does what is made of them. */
export async function clustersOf(said: readonly Said[], options: Options): Promise<Clusters> {
  const breathe = breather();
  const judged = identicalFirst(said, options.judged);
  const edges = await judgedEdges(said, judged, breathe);
  const open = (await candidates(said, options, breathe)).filter(([a, b]) => !judged(said[a]!, said[b]!));
  const chances = await options.comparePairs?.(open.map(([a, b]) => [said[a]!, said[b]!]));
  for (const [at, [a, b]] of open.entries()) {
    await breathe();
    const found = compare(said[a]!.claim, said[b]!.claim, { chances: chances?.[at], given: options.given });
    if (found.is !== 'unrelated') edges.push({ ...found, a, b });
  }
  return gathered(said, edges);
}

/** One sentence in two answers is the same before anybody is asked, and an answer that holds it says nothing against it. */
function identicalFirst(said: readonly Said[], judged: Judged | undefined): Judged {
  const wordings = new Map(said.map((one) => [one, wordingOf(one.claim)]));
  const byWording = Map.groupBy(said, (one) => wordings.get(one)!);
  const isSame = (a: Said, b: Said) => wordings.get(a) === wordings.get(b) && speakOfOne(a.claim, b.claim);
  const holds = ({ engine }: Said, one: Said) =>
    byWording.get(wordings.get(one)!)!.some((twin) => twin.engine === engine && isSame(twin, one));
  return (a, b) => {
    if (isSame(a, b)) return 'same';
    return holds(a, b) || holds(b, a) ? 'unrelated' : judged?.(a, b);
  };
}

async function judgedEdges(
  said: readonly Said[],
  judged: Judged,
  breathe: () => Promise<void> | undefined,
): Promise<Edge[]> {
  const edges: Edge[] = [];
  for (const [a, one] of said.entries()) {
    await breathe();
    for (let b = a + 1; b < said.length; b += 1) {
      const is = one.engine === said[b]!.engine ? undefined : judged(one, said[b]!);
      if (is && is !== 'unrelated')
        edges.push({ a, b, is, reason: 'so it was judged', nearness: 1, isCertain: true });
    }
  }
  return edges;
}

/** Pairs of different engines that share words or meaning, the likeliest first. */
async function candidates(
  said: readonly Said[],
  { given, meaning }: Options,
  breathe: () => Promise<void> | undefined,
): Promise<[number, number][]> {
  const roots = said.map(({ claim }) => new Set(claim.items.flatMap(({ parts }) => parts)));
  // "Sydney" shares no word with "The capital of Australia is Canberra": both do nothing but answer the question.
  const isBare = said.map(
    ({ claim }) => given.size > 0 && claim.items.filter(({ root }) => !given.has(root)).length <= 1,
  );
  const meanings = said.map(meaning);
  const found: [number, number, number][] = [];
  for (const [a, rootsA] of roots.entries()) {
    await breathe();
    for (let b = a + 1; b < said.length; b += 1) {
      if (said[a]!.engine === said[b]!.engine) continue;
      const rootsB = roots[b]!;
      const shared = rootsA.intersection(rootsB).size / Math.max(1, Math.min(rootsA.size, rootsB.size));
      const [one, other] = [meanings[a], meanings[b]];
      const near = one && other ? similarityOf(one, other) : 0;
      if (shared >= leastShared || near >= leastSimilar || (isBare[a] && isBare[b]))
        found.push([a, b, Math.max(shared, near)]);
    }
  }
  return found
    .sort(([a, b, shared], [c, d, other]) => other - shared || a - c || b - d)
    .slice(0, mostComparisons)
    .map(([a, b]) => [a, b]);
}

/** The nearest join first; a group takes another in when half of their pairs agree and none is contrary. */
function gathered(said: readonly Said[], edges: readonly Edge[]): Clusters {
  const verdict = new Map(edges.map(({ a, b, is }) => [`${a} ${b}`, is]));
  const between = (a: number, b: number) => verdict.get(a < b ? `${a} ${b}` : `${b} ${a}`);
  const groupOf = said.map((_, at) => [at]);
  const agreeing = edges
    .filter(({ is }) => is === 'same')
    .sort((x, y) => y.nearness - x.nearness || x.a - y.a || x.b - y.b);
  for (const { a, b } of agreeing) {
    const [groupA, groupB] = [groupOf[a]!, groupOf[b]!];
    if (groupA === groupB) continue;
    const pairs = groupA.flatMap((x) => groupB.map((y) => [x, y] as const));
    if (pairs.some(([x, y]) => said[x]!.engine === said[y]!.engine || between(x, y) === 'contrary')) continue;
    if (pairs.filter(([x, y]) => between(x, y) === 'same').length * 2 < pairs.length) continue;
    const joined = [...groupA, ...groupB];
    for (const member of joined) groupOf[member] = joined;
  }
  const groups = [...new Set(groupOf)];
  const numberOf = new Map(
    groups.flatMap((group, number) => group.map((member) => [member, number] as const)),
  );
  const contrary = new Map<string, readonly [number, number]>();
  for (const { a, b, is } of edges) {
    const [x, y] = [numberOf.get(a)!, numberOf.get(b)!].sort((one, other) => one - other) as [number, number];
    if (is === 'contrary' && x !== y) contrary.set(`${x} ${y}`, [x, y]);
  }
  const isCertain = new Set(
    edges.flatMap(({ a, b, is, isCertain: sure }) => (sure && is === 'same' ? [`${a} ${b}`] : [])),
  );
  const inWords = (members: readonly number[]) => members.map((member) => said[member]!);
  return {
    groups: groups.map((group) => ({
      said: inWords(group),
      parts: certainParts(group, (a, b) => isCertain.has(a < b ? `${a} ${b}` : `${b} ${a}`)).map(inWords),
    })),
    contrary: [...contrary.values()],
  };
}

/** Members that are certainly the same, directly or through others. */
function certainParts(group: readonly number[], isSame: (a: number, b: number) => boolean): number[][] {
  const pairs = group.flatMap((a, at) => group.slice(at + 1).map((b) => [a, b] as const));
  const linked = linkedGroups(pairs.filter(([a, b]) => isSame(a, b)));
  const alone = group.filter((member) => !linked.some((part) => part.includes(member)));
  return [...linked.map((part) => [...part]), ...alone.map((member) => [member])];
}
