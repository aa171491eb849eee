/** An element and what is asked of it, wherever they stand: "what's the symbol for iron in chemistry", "Na is which element". */
import { saysNothingElse, wordSet } from '#language/fillers.ts';
import type { Element } from './element-data.server.ts';

const empty = wordSet(
  `element elements chemical chemistry chemically periodic table metal gas symbol stand stands stood represent represents represented abbreviation
  abbreviated letters letter science substance atom atoms short`,
);
/** What is asked, and the property's name as the patterns know it. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chemical |element )?(?:symbol|abbreviation)\b/, 'symbol'],
  [/\batomic number\b|\b(?:number of |how many )protons\b|\bnumber in the periodic table\b/, 'atomic number'],
  [/\b(?:atomic|molar) (?:mass|weight)\b/, 'atomic mass'],
  [/\bmelting (?:point|temperature)\b|\bmelts?\b/, 'melting point'],
  [/\bboiling (?:point|temperature)\b|\bboils?\b/, 'boiling point'],
  [/\bdensity\b|\bhow dense\b/, 'density'],
  [/\bdiscover(?:ed|y)\b/, 'discovery'],
  [/\belectron(?:ic)? configuration\b/, 'electron configuration'],
];

export interface LooseElement {
  element: Element;
  wish: string;
}

export function looseElementOf(plain: string, all: readonly Element[]): LooseElement | undefined {
  const words = new Set(plain.match(/[a-z]{3,}/g) ?? []);
  const named = all.filter(({ name }) => words.has(name.toLowerCase()));
  const [element] = named;
  const found = wishes.find(([pattern]) => pattern.test(plain));
  if (!element || named.length > 1 || !found) return undefined;
  const rest = plain.replace(element.name.toLowerCase(), ' ').replace(found[0], ' ');
  const more = new Set([...empty, 'when', 'temperature', 'year', 'point', 'degrees', 'celsius', 'room']);
  return saysNothingElse(rest, more) ? { element, wish: found[1] } : undefined;
}

const symbols = [
  /\bsymbol (?:is |of |for )?["']?([A-Z][a-z]?)["']?(?![\p{L}\d])/u,
  /["']([A-Z][a-z]?)["']/,
  /^([A-Z][a-z]?) (?:is|stands|means|represents|-)/,
  /\b(?:is|does|element|for|metal|gas) ([A-Z][a-z]?)(?![\p{L}\d'])/u,
];

/** By a symbol as it was written: Co is cobalt, CO is not. */
export function elementBySymbol(
  written: string,
  plain: string,
  all: readonly Element[],
): Element | undefined {
  if (!/\b(?:element|symbol|chemical|chemistry|periodic|metal|gas)\b/.test(plain)) return undefined;
  const symbol = symbols.map((pattern) => pattern.exec(written)?.[1]).find(Boolean);
  const element = symbol && all.find((one) => one.symbol === symbol);
  if (!element || all.some(({ name }) => plain.includes(name.toLowerCase()))) return undefined;
  const rest = plain.replace(new RegExp(`\\b${symbol.toLowerCase()}\\b`), ' ');
  return saysNothingElse(rest, empty) ? element : undefined;
}
