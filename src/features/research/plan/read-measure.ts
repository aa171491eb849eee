/** Questions for a quantity, as the thing that is measured: "how tall is the tower" asks for its height. */
import type { Reading } from './reading.ts';
import { partClause } from './verbs.ts';

const measures: Readonly<Record<string, string>> = {
  accurate: 'accuracy',
  big: 'size',
  cold: 'temperature',
  common: 'frequency',
  dangerous: 'danger',
  deep: 'depth',
  effective: 'effectiveness',
  efficient: 'efficiency',
  expensive: 'price',
  far: 'distance',
  fast: 'speed',
  heavy: 'weight',
  high: 'height',
  hot: 'temperature',
  large: 'size',
  long: 'length',
  old: 'age',
  reliable: 'reliability',
  safe: 'safety',
  tall: 'height',
  wide: 'width',
};

/** "How tall is the tower", "how many people speak Esperanto", "how much does a wedding cost". */
export function measured(asked: string): Reading | undefined {
  const [, how, of] = /^how (\w+) (?:is|are|was|were) (.+)$/i.exec(asked) ?? [];
  const noun = how && measures[how.toLowerCase()];
  if (noun) return { kind: 'measure', parts: { measure: `the ${noun} of ${of}` } };
  const [, priced] = /^how much (?:does|do|did) (.+) cost$/i.exec(asked) ?? [];
  if (priced) return { kind: 'measure', parts: { measure: `the cost of ${priced}` } };
  const [, lasting, lasts] = /^how long (?:does|do|did) (.+) (last|live|take)$/i.exec(asked) ?? [];
  if (lasting)
    return {
      kind: 'measure',
      parts: { measure: `the ${lasts!.toLowerCase() === 'live' ? 'lifespan' : 'duration'} of ${lasting}` },
    };
  const [, quantity, counted] = /^how (many|much) (.+)$/i.exec(asked) ?? [];
  if (!counted) return undefined;
  const noun2 = quantity!.toLowerCase() === 'many' ? 'number' : 'amount';
  const [, thing, rest] = /^(.+?) (?:is|are|was|were|do|does|did) (.+)$/i.exec(counted) ?? [];
  if (thing)
    return {
      kind: 'measure',
      parts: { measure: `the ${noun2} of ${thing} ${rest!.replace(/^there /i, '')}` },
    };
  const clause = partClause(counted);
  const what = clause ? `${clause.subject} that ${clause.verb} ${clause.rest}`.trim() : counted;
  return { kind: 'measure', parts: { measure: `the ${noun2} of ${what}` } };
}
