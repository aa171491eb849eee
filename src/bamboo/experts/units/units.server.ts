/** Conversions, worked out twice: by definition, and by mathjs as an independent second opinion. */
import type { Answer, Expert, Question } from '#bamboo/expert.ts';
import { plainOf } from '#language/plain.ts';
import { joined, shown } from '#language/wording.ts';
import { math } from '../abacus/math.server.ts';
import { conversionOf, type Conversion, type Measure } from './conversion.ts';
import { conversionInSentence } from './conversion-in-sentence.ts';
import { measureComparison, samenessOf } from './measure-comparison.ts';
import { convertTemperature, signOf } from '#language/temperature.ts';
import type { Unit } from '#language/unit-table.ts';

type Convert = (from: readonly Measure[], to: Unit) => number | undefined;

const definitions = {
  title: 'Definitions of the units (SI brochure, NIST SP 811)',
  url: 'https://www.nist.gov/pml/special-publication-811',
};

export const units: Expert = {
  id: 'units',
  title: 'Units',
  describes: 'Lengths, weights, volumes, speeds, temperatures, data sizes and other units.',
  answer: async (question) => convert(question, 'units', 'definitions', byDefinition, definitions),
};

export const unitsByMathjs: Expert = {
  id: 'units-mathjs',
  title: 'Units, second opinion',
  describes: 'The same conversions, by mathjs.',
  answer: async (question) =>
    convert(question, 'units-mathjs', 'mathjs', byMathjs, {
      title: 'Units of mathjs',
      url: 'https://mathjs.org/docs/datatypes/units.html',
    }),
};

const byDefinition: Convert = (from, to) =>
  from.reduce((sum, { amount, unit }) => sum + amount * unit.factor, 0) / to.factor;

const byMathjs: Convert = (from, to) => {
  if (!to.math || from.some(({ unit }) => !unit.math)) return undefined;
  const target = to.math;
  return from.reduce((sum, { amount, unit }) => sum + math().unit(amount, unit.math!).toNumber(target), 0);
};

function convert(
  { text }: Question,
  expert: string,
  family: string,
  how: Convert,
  source: Answer['sources'][number],
): Answer | null {
  const plain = plainOf(text);
  const asked = conversionOf(plain) ?? conversionInSentence(plain);
  const same = family === 'mathjs' ? undefined : samenessOf(plain);
  if (same && (same.nearly || !asked))
    return {
      expert,
      family,
      stance: 'answers',
      text: same.text,
      sources: [source],
      confidence: 0.97,
      value: { is: 'truth', truth: same.truth },
    };
  const compared = asked || family === 'mathjs' ? undefined : measureComparison(plain);
  if (compared)
    return { expert, family, stance: 'answers', text: compared, sources: [source], confidence: 0.94 };
  const result = asked && resultOf(asked, how, family);
  if (!result) return null;
  const { said, number, unit } = result;
  return {
    expert,
    family,
    stance: 'answers',
    text: said,
    sources: [source],
    confidence: 0.96,
    value: { is: 'number', number, unit },
  };
}

function resultOf(asked: Conversion, how: Convert, family: string) {
  if (asked.is === 'temperature') {
    const known = convertTemperature(asked.amount, asked.from, asked.to);
    const number = known !== undefined && family === 'mathjs' ? degreesByMathjs(asked) : known;
    const from = `${shown(asked.amount)} ${signOf[asked.from]}`;
    if (number === undefined)
      return {
        said: `${from} does not exist: nothing is colder than **absolute zero**, -273.15 °C.`,
        number: Number.NaN,
        unit: asked.to,
      };
    return { said: `${from} = **${shown(tidy(number))} ${signOf[asked.to]}**`, number, unit: asked.to };
  }
  const number = how(asked.from, asked.to);
  if (number === undefined || !Number.isFinite(number)) return undefined;
  const rounded = tidy(number);
  const from = asked.from.map(
    ({ amount, unit }) => `${shown(amount)} ${amount === 1 ? unit.one : unit.many}`,
  );
  const notes = [
    ...new Set([...asked.from.map(({ unit }) => unit), asked.to].flatMap(({ note }) => note ?? [])),
  ];
  if (asked.to.one === 'foot' && !Number.isInteger(rounded) && number < 100)
    notes.push(inFeetAndInches(number));
  const said = `${joined(from)} = **${shown(rounded)} ${rounded === 1 ? asked.to.one : asked.to.many}**${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  return { said, number, unit: asked.to.many };
}

const mathDegrees = { celsius: 'degC', fahrenheit: 'degF', kelvin: 'K' } as const;

function degreesByMathjs({ amount, from, to }: Extract<Conversion, { is: 'temperature' }>): number {
  return math().unit(amount, mathDegrees[from]).toNumber(mathDegrees[to]);
}

/** Seven digits say enough, unless the number is whole. */
function tidy(number: number): number {
  const whole = Math.round(number);
  if (whole !== 0 && Math.abs(number / whole - 1) < 1e-12) return whole;
  return Number(number.toPrecision(7));
}

/** As people give their height. */
function inFeetAndInches(feet: number): string {
  const inches = Number((feet * 12).toFixed(1));
  return `${Math.floor(inches / 12)} feet ${shown(Number((inches % 12).toFixed(1)))} inches`;
}
