/** A regular expression in words, part by part, by a parser of the language that runs it. */
import { RegExpParser, type AST } from '@eslint-community/regexpp';

export interface Explained {
  /** As it stands. */
  part: string;
  words: string;
  depth: number;
}

export const longestRegex = 1_000;
const mostParts = 300;
const deepest = 40;

export type RegexExplanation = { parts: Explained[] } | { problem: string };

export function explainRegex(source: string, flags: string): RegexExplanation {
  if (source.length > longestRegex) return { problem: 'Use at most 1,000 characters.' };
  try {
    const parser = new RegExpParser();
    const pattern = parser.parsePattern(source, 0, source.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
    const parts: Explained[] = [];
    explainAlternatives(pattern.alternatives, 0, parts);
    return { parts: parts.slice(0, mostParts) };
  } catch (error) {
    const { message } = error as Error;
    return { problem: message.replace(/^Invalid regular expression: \/[^]*\/\w*: /, '') };
  }
}

function explainAlternatives(alternatives: readonly AST.Alternative[], depth: number, parts: Explained[]) {
  if (depth > deepest || parts.length > mostParts) return;
  for (const [at, { elements, raw }] of alternatives.entries()) {
    if (alternatives.length > 1)
      parts.push({ part: raw, words: at === 0 ? 'Either this:' : 'Or this:', depth });
    explainElements(elements, alternatives.length > 1 ? depth + 1 : depth, parts);
  }
}

function explainElements(elements: readonly AST.Element[], depth: number, parts: Explained[]) {
  let text = '';
  const flush = () => {
    if (text) parts.push({ part: text, words: `The text “${text}”`, depth });
    text = '';
  };
  for (const element of elements) {
    if (element.type === 'Character' && element.value > 32 && element.raw.length <= 2) {
      text += String.fromCodePoint(element.value);
      continue;
    }
    flush();
    explainElement(element, depth, parts);
  }
  flush();
}

function explainElement(element: AST.Element, depth: number, parts: Explained[]) {
  const add = (words: string) => parts.push({ part: element.raw, words, depth });
  switch (element.type) {
    case 'Quantifier': {
      add(`${countOf(element)}${element.greedy ? '' : ', as few as possible'}:`);
      return explainElements([element.element as AST.Element], depth + 1, parts);
    }
    case 'CapturingGroup': {
      add(element.name ? `Group “${element.name}”, remembered:` : 'A group, remembered:');
      return explainAlternatives(element.alternatives, depth + 1, parts);
    }
    case 'Group':
      add('A group:');
      return explainAlternatives(element.alternatives, depth + 1, parts);
    case 'Assertion':
      return explainAssertion(element, depth, parts);
    case 'Backreference':
      return add(`The same text as group ${element.ref} matched`);
    default:
      return add(wordsOfSet(element));
  }
}

function explainAssertion(assertion: AST.Assertion, depth: number, parts: Explained[]) {
  const add = (words: string) => parts.push({ part: assertion.raw, words, depth });
  if (!('alternatives' in assertion)) return add(edgeWords(assertion));
  const where = assertion.kind === 'lookahead' ? 'followed by' : 'preceded by';
  add(`${assertion.negate ? 'Not ' : 'Only where '}${where}:`);
  return explainAlternatives(assertion.alternatives, depth + 1, parts);
}

function edgeWords(edge: AST.EdgeAssertion | AST.WordBoundaryAssertion): string {
  if (edge.kind === 'word') return edge.negate ? 'Not at the edge of a word' : 'The edge of a word';
  return `The ${edge.kind} of the text, or of a line with the flag m`;
}

function countOf({ min, max }: AST.Quantifier): string {
  if (min === 0 && max === 1) return 'Once or not at all';
  if (max === Infinity) return min === 0 ? 'Any number of times' : `At least ${times(min)}`;
  return min === max ? `Exactly ${times(min)}` : `${min} to ${max} times`;
}
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

const escapeWords = {
  digit: ['a digit', 'no digit'],
  space: ['white space', 'no white space'],
  word: ['a letter, digit or _', 'neither letter, digit nor _'],
} as const;

type SetPart = AST.Element | AST.CharacterClassElement;

function wordsOfSet(part: SetPart): string {
  if (part.type === 'Character') return characterWords(part);
  if (part.type === 'CharacterClassRange')
    return `${characterWords(part.min)} to ${characterWords(part.max)}`;
  if (part.type === 'CharacterSet') {
    if (part.kind === 'any') return 'Any character';
    if (part.kind === 'property')
      return `${part.negate ? 'no' : 'a'} character of ${part.key}${part.value ? ` ${part.value}` : ''}`;
    return escapeWords[part.kind][part.negate ? 1 : 0];
  }
  if (part.type === 'CharacterClass') {
    const held = part.elements.map((one) => wordsOfSet(one as SetPart)).join(', ');
    return part.negate ? `One character except: ${held || 'none'}` : `One of: ${held || 'nothing'}`;
  }
  return `Characters by a rule: ${part.raw}`;
}

const named: Readonly<Record<number, string>> = {
  9: 'a tab',
  10: 'a line break',
  13: 'a carriage return',
  32: 'a space',
};
const characterWords = ({ value, raw }: AST.Character) =>
  named[value] ?? (value < 32 ? raw : `“${String.fromCodePoint(value)}”`);
