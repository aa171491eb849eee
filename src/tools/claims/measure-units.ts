/** Which unit stands after a number, and how many of the base unit of its kind that is. */
import { scaleOf } from '#language/temperature.ts';
import { unitByName } from '#language/unit-table.ts';

export interface ReadUnit {
  /** `length`, `time`, `speed`, `money:EUR`, `share`, `count` … */
  kind: string;
  toBase(value: number): number;
  /** How many letters of the text it takes. */
  length: number;
}

const currencies: ReadonlyMap<string, string> = new Map(
  `USD $ us$ usd dollar dollars
AUD a$ aud
CAD c$ cad
EUR € eur euro euros
GBP £ gbp sterling
JPY ¥ jpy yen
CHF chf francs
INR inr rupees
CNY cny yuan`
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([code, ...names]) => names.map((name) => [name, code!] as const)),
);
const shares = new Set(['%', 'percent', 'per cent', 'pct']);
/** Spellings of units that are words of every sentence. */
const notUnits = new Set(
  'in are hand hands stone turn turns a i b bar bars st ct revolution revolutions cup cups'.split(' '),
);
const secondsOfMonth = 2_629_746;

export function unitAfter(currency: string | undefined, text: string): ReadUnit {
  const code = currency && currencies.get(currency.trim().toLowerCase());
  if (code) return { kind: `money:${code}`, toBase: asItIs, length: 0 };
  // The longest run of words that is a unit.
  const ends = [...text.matchAll(/[^\s-]+/gu)].map((word) => word.index + word[0].length).toReversed();
  for (const length of ends) {
    const found = namedUnit(text.slice(0, length).replace(/^[\s-]+/, ''));
    if (found) return { ...found, length };
  }
  return { kind: 'count', toBase: asItIs, length: 0 };
}

const asItIs = (value: number) => value;

function namedUnit(written: string): Omit<ReadUnit, 'length'> | undefined {
  const name = written.toLowerCase().replace(/°\s/, '°');
  if (shares.has(name)) return { kind: 'share', toBase: asItIs };
  const code = currencies.get(name);
  if (code) return { kind: `money:${code}`, toBase: asItIs };
  const scale = name.length > 1 || /^[CFK]$/.test(written) ? scaleOf(name) : undefined;
  if (scale === 'celsius') return { kind: 'temperature', toBase: asItIs };
  if (scale === 'kelvin') return { kind: 'temperature', toBase: (value) => value - 273.15 };
  if (scale === 'fahrenheit') return { kind: 'temperature', toBase: (value) => ((value - 32) * 5) / 9 };
  const unit = plainUnit(name) ?? rate(name);
  return unit && { kind: unit.kind, toBase: (value) => value * unit.factor };
}

interface Factor {
  kind: string;
  factor: number;
}

function plainUnit(name: string): Factor | undefined {
  const unit = notUnits.has(name) ? undefined : unitByName.get(name);
  // Months and years are counted apart there; here all time is one kind.
  return unit?.kind === 'years' ? { kind: 'time', factor: unit.factor * secondsOfMonth } : unit;
}

/** "Kilometres per second" is a speed like "km/h". */
function rate(name: string): Factor | undefined {
  const parts = /^(.+?)(?: per |\/| an? )(.+)$/.exec(name);
  const [of, by] = [parts && plainUnit(parts[1]!), parts && plainUnit(parts[2]!)];
  if (!of || !by) return undefined;
  const kind = of.kind === 'length' && by.kind === 'time' ? 'speed' : `${of.kind} per ${by.kind}`;
  return { kind, factor: of.factor / by.factor };
}
