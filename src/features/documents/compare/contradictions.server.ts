/** Where two documents say what cannot both be so. Only what differs is looked at; what is equal contradicts nothing. */
import type { ConsensusOptions } from '#tools/claims/consensus.server.ts';
import { matchClaims } from '#tools/claims/match-claims.server.ts';
import type { Voice } from '#tools/claims/result.ts';
import type { Contradiction, Side } from './data.ts';
import { breather } from '#tools/claims/breather.ts';
import { likeness, type Unit } from './units.ts';

/** As many as are compared with each other at a time. */
const atOnce = 40;
const mostRounds = 10;
/** Sentences that share fewer words speak of different things. */
const related = 0.25;

export async function contradictionsIn(
  first: readonly Unit[],
  second: readonly Unit[],
  options: Pick<ConsensusOptions, 'models' | 'whenModelsFail'> & { onRound?: () => void },
): Promise<Contradiction[]> {
  const keys = (units: readonly Unit[]) => new Set(units.map(({ key }) => key));
  const [here, there] = [keys(first), keys(second)];
  const ours = first.filter(({ key }) => !there.has(key));
  const theirs = second.filter(({ key }) => !here.has(key));
  const found: Contradiction[] = [];
  for (let round = 0; round < mostRounds && round * atOnce < ours.length; round += 1) {
    const some = ours.slice(round * atOnce, (round + 1) * atOnce);
    const near = await nearest(some, theirs);
    if (near.length === 0) continue;
    options.onRound?.();
    found.push(...(await between(some, near, options)));
  }
  return found;
}

/** Those of the other document that speak of the same, at most so many. */
async function nearest(some: readonly Unit[], others: readonly Unit[]): Promise<Unit[]> {
  const breathe = breather();
  const judged: { other: Unit; like: number }[] = [];
  for (const other of others) {
    await breathe();
    judged.push({ other, like: Math.max(...some.map((one) => likeness(one, other))) });
  }
  return judged
    .filter(({ like }) => like >= related)
    .sort((a, b) => b.like - a.like)
    .slice(0, atOnce)
    .map(({ other }) => other);
}

async function between(
  ours: readonly Unit[],
  theirs: readonly Unit[],
  { models, whenModelsFail }: Pick<ConsensusOptions, 'models' | 'whenModelsFail'>,
): Promise<Contradiction[]> {
  const texts = { first: joined(ours), second: joined(theirs) };
  const { contested } = await matchClaims(
    (['first', 'second'] as const).map((name) => ({ engine: name, family: name, text: texts[name].text })),
    { models, whenModelsFail: whenModelsFail ?? (() => undefined) },
  );
  return contested.flatMap(({ sides, difference }): Contradiction[] => {
    const voices = sides.flatMap((side) => side.voices);
    const side = (name: 'first' | 'second') =>
      placeOf(
        voices.find(({ engine }) => engine === name),
        texts[name],
      );
    const [one, other] = [side('first'), side('second')];
    return one && other ? [{ difference, first: one, second: other }] : [];
  });
}

interface Joined {
  text: string;
  units: readonly { unit: Unit; at: number }[];
}

/** Each sentence a paragraph of its own, so that none is taken for a continuation of another. */
function joined(units: readonly Unit[]): Joined {
  let text = '';
  const placed = units.map((unit) => {
    const at = text.length;
    text += `${unit.text.replaceAll(/\s+/g, ' ')}\n\n`;
    return { unit, at };
  });
  return { text, units: placed };
}

function placeOf(voice: Voice | undefined, { units }: Joined): Side | undefined {
  const found = voice && units.findLast(({ at }) => at <= voice.start);
  if (!found) return undefined;
  const { page, block, start, end, text } = found.unit;
  return { page, block, start, end, text };
}
