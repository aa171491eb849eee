/** Facts that everyone may look up, as data: constants, records, counts, dates, authors. A question must name one and nothing else. */
import type { AnswerValue, Expert } from '#bamboo/expert.ts';
import { nearestWord } from '#language/distance.ts';
import { plainOf } from '#language/plain.ts';
import { shown } from '#language/wording.ts';
import { conversionOf, unitOf, type Measure } from '../units/conversion.ts';
import { convertTemperature, scaleOf, signOf } from '#language/temperature.ts';
import entries from './almanac.json' with { type: 'json' };

type Asks = 'what' | 'count' | 'who' | 'when';

interface Fact {
  says: string;
  source: { title: string; url: string };
  value?: number;
}

const empty = new Set(
  "what which whats is are was were be been the a an of in on at to for by does do did has have had there it its it's name list give how many much when where who whose year date that this these those and from with called known one your can you tell all about take place happen occur s kind number value exact exactly approximately roughly around current currently".split(
    ' ',
  ),
);
const facts = new Map<string, Fact>();
const vocabulary = new Set<string>();
for (const { asks, words, ...fact } of entries)
  for (const phrase of words) {
    const telling = tellingWords(phrase);
    for (const word of telling) vocabulary.add(word);
    facts.set(keyOf(asks as Asks, telling), fact);
  }

export const almanac: Expert = {
  id: 'almanac',
  title: 'Almanac',
  describes: 'Constants of nature, records of the Earth, well-known counts, dates, authors and inventors.',
  async answer({ text }) {
    const plain = plainOf(text);
    const fact = factOf(plain) ?? inUnit(plain);
    if (!fact) return null;
    return {
      expert: 'almanac',
      family: 'almanac',
      stance: 'answers',
      text: fact.says,
      sources: [fact.source],
      confidence: 0.92,
      value: valueOf(fact),
    };
  },
};

/** The number, or what stands out in the words. */
function valueOf({ value, says }: Fact): AnswerValue {
  if (value !== undefined) return { is: 'number', number: value };
  return { is: 'names', names: [...says.matchAll(/\*\*([^*]+?)\.?\*\*/g)].map(([, bold]) => bold!) };
}

function factOf(plain: string): Fact | undefined {
  const words = tellingWords(plain);
  if (words.length === 0 || words.length > 8) return undefined;
  const mended = words.map((word) =>
    vocabulary.has(word) || word.length < 6 ? word : (nearestWord(word, vocabulary) ?? word),
  );
  return facts.get(keyOf(asksOf(plain), mended));
}

/** "… in miles per hour": the fact, with its measure converted. */
function inUnit(plain: string): Fact | undefined {
  const [, asked = '', name = ''] =
    /^(.+) (?:in|as|expressed in) ([a-z/ ]+)$/.exec(plain) ??
    // "Water boils at how many degrees Fahrenheit"
    /^(.+?)(?: (?:is|at|in|has|by))? (?:how many|what) (?:degrees )?([a-z/ ]+)$/.exec(plain) ??
    [];
  const [fact, to] = [factOf(asked), unitOf(name) ?? scaleOf(name)];
  if (!fact || !to) return undefined;
  const measure = /\*\*(-?[\d,.]+)( million| billion)? ([^*\d]+)\*\*/.exec(fact.says);
  if (!measure) return undefined;
  const amount = `${measure[1]!.replaceAll(',', '')}${measure[2] ?? ''} ${measure[3]!.trim().toLowerCase()}`;
  const conversion = conversionOf(`${amount} in ${name}`);
  if (!conversion) return undefined;
  if (conversion.is === 'temperature') {
    const degrees = convertTemperature(conversion.amount, conversion.from, conversion.to);
    return degrees === undefined
      ? undefined
      : { ...fact, says: `**${shown(degrees)} ${signOf[conversion.to]}**. ${fact.says}`, value: degrees };
  }
  const [{ amount: count, unit }] = conversion.from as [Measure];
  const value = Number(((count * unit.factor) / conversion.to.factor).toPrecision(9));
  return { ...fact, says: `**${shown(value)} ${conversion.to.many}**. ${fact.says}`, value };
}

function asksOf(plain: string): Asks {
  if (/^(?:how many|(?:what is )?the number of|number of)\b/.test(plain)) return 'count';
  if (/^(?:who|by whom|whose|(?:what is )?the (?:author|inventor|painter)|author)\b/.test(plain))
    return 'who';
  if (/^(?:when|(?:in )?(?:what|which) year|(?:on )?(?:what|which) date)\b/.test(plain)) return 'when';
  return 'what';
}

function tellingWords(text: string): string[] {
  const words = text
    .replaceAll(/'s\b|'/g, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ');
  return [...new Set(words.filter((word) => word !== '' && !empty.has(word)))];
}

function keyOf(asks: Asks, words: readonly string[]): string {
  return `${asks}: ${words.toSorted().join(' ')}`;
}
