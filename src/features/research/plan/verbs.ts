/** Verbs that questions are asked with, so that subject and predicate can be distinguished without a dictionary. */
import { verbForms } from '#language/irregular.ts';

/** What one thing does to another. */
const effects = new Set(
  `accelerate affect aggravate alleviate alter amplify benefit block boost cause combat counteract curb cure damage decrease delay destroy
diminish disrupt drive ease encourage endanger enhance exacerbate extend harm hasten hinder hurt impact impair impede improve increase induce
influence inhibit lengthen lessen limit lower mitigate prevent prolong promote protect raise reduce relieve restrict shorten slow spread
stimulate strengthen suppress threaten treat trigger undermine weaken worsen`.split(/\s+/),
);

const others = new Set(
  `abolish absorb accept achieve adapt adopt age allow apply arrive avoid ban be become believe belong breathe call carry celebrate change climb
collapse collect communicate compete consume contain continue cook cooperate count cover create cross decide decline defend depend describe
deserve detect develop die differ digest disappear discover dissolve divide earn eliminate emerge emit end enjoy enter erupt evaporate evolve
exist expand expire explain explode explore fail fear float flow follow form function gain generate glow happen hate heal help hibernate hunt identify
ignore impose improve include inherit invent invest involve itch kill laugh learn legalise legalize live locate love maintain matter measure
melt migrate mine move navigate need nest obey occur open operate orbit organise organize own pass perform pollinate possess prefer prepare
preserve produce prove provide purr pursue react receive recognise recognize recover recycle regenerate regulate rely remain remember remove
replace represent reproduce require respond save seem separate serve shrink snow solve spawn start stay stop store succeed suffer supply support
survive tax tend test touch trade transmit travel trust turn use vanish vary want warm watch weigh yawn`.split(
    /\s+/,
  ),
);

/** As often a thing as a doing: taken for the verb only where there is no other. */
const eitherWay = new Set(
  `work sleep dream play cost rain fish drink trade travel test light run rule tax drive feed fight cut set deal cover form sense mine measure
function spread wind age end hunt start stop store support supply count change limit impact benefit damage harm delay block boost treat open cook
warm slow watch use need love fear hate touch cross pass move snow trust call cause influence ring rise fall stand lead shoot spring sink string cast bet lie hit`.split(
    /\s+/,
  ),
);

const isVerb = (word: string) => effects.has(word) || others.has(word) || verbForms.has(word);

export const isEffect = (verb: string) => effects.has(verb);

/** Where the verb stands among words whose first belongs to the subject; -1 where none is known. */
export function verbAt(words: readonly string[]): number {
  const lower = words.map((word) => word.toLowerCase());
  const known = lower.flatMap((word, at) => (at > 0 && (isVerb(word) || eitherWay.has(word)) ? [at] : []));
  const sure = known.find((at) => !eitherWay.has(lower[at]!));
  if (sure !== undefined) return sure;
  // "remote work affects", "air travel works": of things that are also doings, the verb comes last, unless something goes with it.
  const last = known.findLast((at) => !/^(?:a|an|the|of|in|for|to|on)$/.test(lower[at - 1]!));
  if (last !== undefined) return last;
  if (words.length === 2) return 1;
  // "whales sing": after several of something comes what they do.
  const many = lower.findIndex((word, at) => at < words.length - 1 && /[^su]s$/.test(word));
  return many === -1 ? -1 : many + 1;
}

interface Clause {
  subject: string;
  verb: string;
  rest: string;
}

/** Words behind an auxiliary, parted at their verb. */
export function partClause(said: string): Clause | undefined {
  const words = said.split(' ');
  const at = verbAt(words);
  if (at < 1) return undefined;
  return {
    subject: words.slice(0, at).join(' '),
    verb: words[at]!.toLowerCase(),
    rest: words.slice(at + 1).join(' '),
  };
}
