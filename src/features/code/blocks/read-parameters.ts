/** Numbers with units in a description, as parameters of the blocks that it is made of. What fits none is left to be said. */
import type { BlockId } from './block.ts';
import {
  formatValue,
  parametersOf,
  type Parameter,
  type ParameterUnit,
  type ParameterValue,
} from './parameters.ts';

export interface ReadParameters {
  values: ParameterValue[];
  /** Parts of the description that a value was made of. */
  used: string[];
  /** Sentences about numbers that could not be used. */
  refused: string[];
}

const units: ReadonlyMap<string, readonly [ParameterUnit, number]> = new Map(
  Object.entries<readonly [ParameterUnit, number]>({
    minute: ['minutes', 1],
    min: ['minutes', 1],
    hour: ['minutes', 60],
    year: ['years', 1],
    '%': ['percent', 1],
    percent: ['percent', 1],
    people: ['people', 1],
    person: ['people', 1],
    friend: ['people', 1],
    guest: ['people', 1],
    character: ['characters', 1],
    letter: ['characters', 1],
    die: ['dice', 1],
    dice: ['dice', 1],
    side: ['sides', 1],
    sided: ['sides', 1],
    pair: ['pairs', 1],
    '€': ['money', 1],
    $: ['money', 1],
    '£': ['money', 1],
    euro: ['money', 1],
    dollar: ['money', 1],
    pound: ['money', 1],
  }),
);

const quantity =
  /(?<![\p{L}\p{N}.,])([€$£])?(\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(\.\d{1,4})?(?![\p{N}])[\s-]?(%|€|\$|£|\p{L}{1,12})?/gu;

interface Quantity {
  text: string;
  value: number;
  unit: ParameterUnit;
  from: number;
  to: number;
}

export function readParameters(description: string, blocks: readonly BlockId[]): ReadParameters {
  const read: ReadParameters = { values: [], used: [], refused: [] };
  const open = blocks.flatMap((block) => parametersOf(block).map((parameter) => ({ block, parameter })));
  const quantities = quantitiesIn(description);
  for (const [at, one] of quantities.entries()) {
    const before = description.slice(quantities[at - 1]?.to ?? 0, one.from);
    const after = description.slice(one.to, quantities[at + 1]?.from ?? description.length);
    const free = open.filter(({ parameter }) => parameter.unit === one.unit);
    const match = named(free, nearBefore(before), nearAfter(after)) ?? firstOf(free, read.values);
    if (!match) continue;
    const { block, parameter } = match;
    if (one.value < parameter.min || one.value > parameter.max) {
      read.refused.push(
        `“${one.text}” was not used: ${parameter.label.toLowerCase()} goes from ${parameter.min.toLocaleString('en')} to ${formatValue(parameter, parameter.max)}.`,
      );
      continue;
    }
    open.splice(open.indexOf(match), 1);
    read.values.push({ block, name: parameter.name, value: one.value });
    read.used.push(one.text);
  }
  return read;
}

function quantitiesIn(description: string): Quantity[] {
  return [...description.matchAll(quantity)].flatMap((match): Quantity[] => {
    const [text, sign, whole, part = '', word = ''] = match;
    const written = sign ?? word.toLowerCase();
    const known = units.get(written) ?? units.get(written.replace(/s$/, ''));
    if (!known) return [];
    const value = Number(whole!.replaceAll(',', '') + part) * known[1];
    // After a sign the next word is no unit.
    const length = sign ? text.length - word.length : text.length;
    const { index } = match;
    return [{ text: text.slice(0, length).trim(), value, unit: known[0], from: index, to: index + length }];
  });
}

interface Candidate {
  block: BlockId;
  parameter: Parameter;
}

/** Words of the same part of the sentence, the nearest first or last. */
const nearAfter = (text: string) => wordsOf(text.split(/[,.;:\n]|\band\b/i)[0]!).slice(0, reach);
const nearBefore = (text: string) => wordsOf(text.split(/[,.;\n]|\band\b/i).at(-1)!).slice(-reach);
const reach = 4;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The parameter whose name stands nearest to the number; of names as near, the one of more words. */
function named(
  free: readonly Candidate[],
  before: readonly string[],
  after: readonly string[],
): Candidate | undefined {
  const names = free.flatMap((candidate) =>
    candidate.parameter.words.flatMap((word) => {
      const phrase = word.split(' ');
      const ahead = placesOf(after, phrase);
      const back = placesOf(before, phrase).map((at) => before.length - at - phrase.length);
      return [...ahead, ...back].map((distance) => ({ candidate, distance, length: phrase.length }));
    }),
  );
  return names.toSorted((a, b) => a.distance - b.distance || b.length - a.length)[0]?.candidate;
}

const placesOf = (words: readonly string[], phrase: readonly string[]) =>
  words.flatMap((_, at) => (phrase.every((word, step) => words[at + step] === word) ? [at] : []));

/** Without a name it is the first of its unit, unless a number was taken as this already. */
function firstOf(free: readonly Candidate[], values: readonly ParameterValue[]): Candidate | undefined {
  const [first] = free;
  if (!first) return undefined;
  const main = parametersOf(first.block).find(({ unit }) => unit === first.parameter.unit)!;
  const isTaken = values.some(({ block, name }) => block === first.block && name === main.name);
  return isTaken || main !== first.parameter ? undefined : first;
}
