/** What speaks for and against two claims being of one matter, in a dozen numbers that can be read. */
import { comparable } from './agreement.ts';
import { mayBeName, type Alignment } from './align.server.ts';
import type { Claim } from './claims.ts';
import type { Difference } from './differences.server.ts';
import { relationOf } from './meanings.server.ts';
import type { Item } from './words.ts';

export const signs = [
  'always',
  'similarity',
  'fuller',
  'other',
  'strayLess',
  'strayMore',
  'swapped',
  'siblings',
  'figuresMet',
  'figuresMissing',
  'namesMissing',
  'byFigure',
  'byName',
  'byDenial',
] as const;
export type Sign = (typeof signs)[number];
export type Evidence = Readonly<Record<Sign, number>>;

/** Sentences of one subject are this near to each other. */
const middling = 0.7;
/** More of a sign than this says no more. */
const most = 3;
const capped = (value: number) => Math.min(most, value);

export function evidenceOf(
  a: Claim,
  b: Claim,
  alignment: Alignment,
  difference: Difference | undefined,
  similarity: number | undefined,
): Evidence {
  const { coverA, coverB, strayA, strayB, slot } = alignment;
  const [looseA, looseB] = [alignment.looseA, alignment.looseB].map((loose) =>
    loose.filter((item) => item !== slot?.a && item !== slot?.b),
  ) as [Item[], Item[]];
  const kind = difference?.kind;
  const isFigure = kind === 'number' || kind === 'date';
  return {
    always: 1,
    similarity: similarity === undefined ? 0 : (similarity - middling) * 10,
    fuller: Math.max(coverA, coverB),
    other: Math.min(coverA, coverB),
    strayLess: capped(Math.min(strayA, strayB)),
    strayMore: capped(Math.max(strayA, strayB)),
    swapped: capped(Math.min(looseA.filter(isHeavy).length, looseB.filter(isHeavy).length)),
    siblings: Number(
      looseA.some((one) => looseB.some((other) => relationOf(one.word, other.word) === 'sibling')),
    ),
    figuresMet: capped(figuresMet(a, b)),
    figuresMissing: capped(figuresMissing(a, b) + figuresMissing(b, a)),
    namesMissing: capped([...looseA, ...looseB].filter(mayBeName).length),
    byFigure: Number(isFigure),
    byName: Number(kind === 'name'),
    byDenial: Number(kind === 'denial'),
  };
}

const isHeavy = ({ weight }: Item) => weight >= 1;

const figuresMet = (a: Claim, b: Claim) =>
  Math.min(
    ...[[a, b] as const, [b, a] as const].map(([one, other]) => figuresIn(one) - figuresMissing(one, other)),
  );

const figuresIn = ({ quantities, dates }: Claim) => quantities.length + dates.length;

/** Figures and dates to which the other claim has nothing to say. */
const figuresMissing = (a: Claim, b: Claim) =>
  a.quantities.filter((one) => !b.quantities.some(({ kind }) => kind === one.kind)).length +
  a.dates.filter((one) => !b.dates.some((other) => comparable(one, other))).length;
