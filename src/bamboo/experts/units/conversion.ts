/** What is to be converted into what: "how many feet are in a mile", "5 km to miles", "a mile is how many metres". */
import { nearestWord } from '#language/distance.ts';
import { withDigits } from '#language/number-words.ts';
import { scaleOf, type Scale } from '#language/temperature.ts';
import { unitByName, type Unit } from '#language/unit-table.ts';

export type Measure = { amount: number; unit: Unit };
export type Conversion =
  | { is: 'units'; from: readonly Measure[]; to: Unit }
  | { is: 'temperature'; amount: number; from: Scale; to: Scale };

const number = String.raw`(-?\d[\d,]*(?:\.\d+)?(?:e-?\d{1,3})?|-?\.\d+|\d+ \d+/\d+|\d+/\d+|an?|half an?|half|a quarter of an?)`;
const into = String.raw`(?:in(?:to)?|to|as|are|is|=|equals?|expressed in|-+>)`;
const spoken = new RegExp(
  `^(?:convert|change|turn|express|what is|what are|how much is|how (?:long|far|heavy|big|tall|hot|cold|fast) (?:is|are)|calculate)?\\s*${number} ?(.+)$`,
);
const splits = new RegExp(` (?:converted )?${into}(?= )`, 'g');
const reversed = [
  `how many (.+?) (?:are |is |do |does )?(?:there )?(?:in|make(?: up)?|equals?|per|fit in(?:to)?|go into) (?:the )?${number}? ?(.+?)(?: have| contain| make| equal)?`,
  `how many (.+?) (?:does|do) (?:the )?${number} (.+?) (?:have|contain|equal|make)`,
  `(?:what is )?(?:the )?number of (.+?) in ${number} (.+?)`,
  `how many (.+?) (?:is|are) ${number} ?(.+?)`,
  `there are how many (.+?) in ${number} ?(.+?)`,
  `([a-z/°]+(?: [a-z]+)*) (?:in|per|for) ${number} ?(.+?)`,
].map((source) => new RegExp(`^${source}$`));

export function conversionOf(plain: string): Conversion | undefined {
  const text = withDigits(plain.replace(/^(?:an?|1) (?=(?:half|quarter) )/, ''))
    .replaceAll(/(\d) ?° ?([cfk])\b/g, '$1 °$2')
    .replaceAll(/\bminus (?=\d)/g, '-')
    .replace(/^(?:what is|how much is) (?=-?\d)/, '')
    .replace(/ (?:equal|be|weigh|measure)$/, '');
  const [, amount, rest] = spoken.exec(text) ?? [];
  // "5 ft 11 in in cm": only one of the places to part it makes sense.
  for (const split of rest?.matchAll(splits) ?? []) {
    const found = conversion(
      amount!,
      rest!.slice(0, split.index),
      rest!.slice(split.index + split[0].length).replace(/^ (?:how many |what (?:in|is) )?/, ''),
    );
    if (found) return found;
  }
  for (const pattern of reversed) {
    const match = pattern.exec(text);
    const found = match && conversion(match[2] ?? '1', match[3]!, match[1]!);
    if (found) return found;
  }
  return undefined;
}

function conversion(amountText: string, fromText: string, toText: string): Conversion | undefined {
  const amount = amountOf(amountText);
  if (amount === undefined) return undefined;
  const [fromName, toName] = [bare(fromText), bare(toText)];
  const [fromScale, toScale] = [scaleOf(fromName), scaleOf(toName)];
  if (toScale && fromScale) return { is: 'temperature', amount, from: fromScale, to: toScale };
  // "20 degrees in Fahrenheit": the other everyday scale is meant.
  if (toScale && /^degrees?$/.test(fromName) && toScale !== 'kelvin')
    return { is: 'temperature', amount, from: toScale === 'celsius' ? 'fahrenheit' : 'celsius', to: toScale };
  const to = unitOf(toName);
  const from = measuresOf(amount, fromName);
  return to && from?.every(({ unit }) => unit.kind === to.kind) ? { is: 'units', from, to } : undefined;
}

/** "5 feet 11 inches" are two measures of one kind. */
function measuresOf(amount: number, name: string): Measure[] | undefined {
  const whole = unitOf(name);
  if (whole) return [{ amount, unit: whole }];
  const parts = /^(.+?),? (?:and )?(\d+(?:\.\d+)?) ?(.+)$/.exec(name);
  const [first, second] = parts ? [unitOf(parts[1]!), unitOf(parts[3]!)] : [];
  return first && second
    ? [
        { amount, unit: first },
        { amount: Number(parts![2]), unit: second },
      ]
    : undefined;
}

const bare = (name: string) =>
  name
    .replace(/^(?:an?|the|one|1) /, '')
    .replace(/ (?:are there|is that|is it|are in it|long|each)$/, '')
    .trim();

/** By name; a name of at least so many letters even when it is mistyped. */
export function unitOf(name: string, shortest = 6): Unit | undefined {
  const exact = unitByName.get(name) ?? unitByName.get(name.replace(/\.$/, ''));
  if (exact || name.length < shortest || !/^[a-z]+$/.test(name)) return exact;
  const near = nearestWord(name, longNames);
  return near ? unitByName.get(near) : undefined;
}

const longNames = [...unitByName.keys()].filter((name) => /^[a-z]{5,}$/.test(name));

function amountOf(text: string): number | undefined {
  if (text.startsWith('half')) return 0.5;
  if (text.startsWith('a quarter')) return 0.25;
  if (/^an?$/.test(text)) return 1;
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text);
  const amount = mixed
    ? Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3])
    : Number(text.replaceAll(',', ''));
  return Number.isFinite(amount) ? amount : undefined;
}
