/** Whether a question asks for one value, and of what kind: only then can short answers be counted against each other. */
export type ValueKind = 'figure' | 'date' | 'name' | 'truth' | 'stance' | 'value';

/** A second thing is asked for, or reasons: no single value answers that. */
const more =
  /\b(?:why|explain|describe|compare|discuss|reasons?|examples?|ideas?|tips|ways|pros and cons|advantages?)\b|\b(?:and|or|but)\s+(?:also\s+|then\s+)?(?:how|what|when|where|who|whom|which|whether|is|are|does|do|did|can|should)\b|\?[^?]*\?/i;
/** Advice and taste: people may differ and both be right. */
const advice =
  /\b(?:should|shall|may|might|could|would|can i|can we|must i|good|better|best|worst|nice|favou?rite|recommend)\b/i;

const lead =
  /^(?:(?:please|hi|hello|hey|so|ok|well)\b[,!]?\s*)*(?:(?:can|could) you )?(?:please )?(?:tell me\s+)?/i;

const kinds: readonly (readonly [RegExp, ValueKind])[] = [
  [/^how (?:many|much|tall|high|long|old|far|deep|wide|heavy|big|large|fast|hot|cold|thick)\b/, 'figure'],
  [/^(?:in |on |at )?(?:what|which) (?:year|month|day|date|century|time|weekday)\b/, 'date'],
  [/^when (?:is|was|were|did|does|do|will|has)\b/, 'date'],
  [
    /^who(?:'s| is| was| wrote| invented| discovered| painted| composed| founded| won| said| directed| built)\b/,
    'name',
  ],
  [/^where (?:is|was|did)\b/, 'name'],
  [/^(?:in |on |of )?which (?!of\b|is\b|are\b|ones?\b)\p{L}+(?<!s)\b/u, 'name'],
  [
    /^(?:in |on )?what (?:country|city|continent|planet|language|currency|colou?r|element|state|river|animal|percentage)\b/,
    'value',
  ],
  [/^(?:is|are|was|were|does|do|did|has|have|had|will)\b/, 'truth'],
  // A fact that has a name: its capital, its mass, the largest, the first.
  [
    /^what(?:'s| is| was)(?: the| its)? (?:\p{L}+ ){0,3}?(?:capital|currency|population|height|length|depth|width|area|size|weight|mass|density|speed|age|distance|temperature|melting point|boiling point|freezing point|price|date|year|symbol|formula|number|sum|product|square root|root|percentage|code|time zone|capacity|volume|radius|diameter|gdp|atomic number|birthday|name|surname|abbreviation|plural|past tense|singular|value|result|remainder|average|median|\p{L}{2,}est|first|last|only|most \p{L}+)\b/u,
    'value',
  ],
  [/^what day\b/, 'date'],
];

const howMany = /^(?:how (?:many|much)|wie ?viele?|combien|cuánt[oa]s?)\b/;
/** Asks whether one may, should or had better, or whether it is safe; not which of two. */
const yesOrNo =
  /^(?:can|could|may|might|should|shall|must|is|are|was|were|does|do|will|would|darf|dürfen|kann|können|soll|sollte|ist|sind|peut|peut-on|puis-je|est-ce|puedo|puede|se puede|es)\b(?!.*\b(?:or|oder|ou|o)\b)/;
const isForOrAgainst =
  /\b(?:can|may|safe|dangerous|harmful|poisonous|toxic|edible|legal|illegal|allowed|forbidden|permitted|darf|dürfen|giftig|gefährlich|erlaubt|peut|dangereux|puede|peligroso)\b/;

/** A sum or a conversion is a question though it holds no word of one. */
const sum =
  /^(?:what(?:'s| is)|calculate|compute|convert)?\s*(?:the\s)?[-+(√]*\s*[\d.,]+\s*(?:%|°?\p{L}{1,12})?\s*(?:[-+*×x·/÷^=]|plus|minus|times|divided by|% of|of|in|to|into)(?:\s|\d|$)/iu;

export const asksForMore = (question: string) => more.test(questionIn(question));

export function valueAsked(question: string): ValueKind | undefined {
  const asked = questionIn(question).replace(lead, '').toLowerCase();
  if (more.test(asked)) return undefined;
  // How many is a figure, whoever is asked for advice on it.
  if (howMany.test(asked)) return 'figure';
  if (advice.test(asked) || isForOrAgainst.test(asked)) return yesOrNo.test(asked) ? 'stance' : undefined;
  if (sum.test(asked)) return 'figure';
  return kinds.find(([pattern]) => pattern.test(asked))?.[1];
}

/** Without a text that was pasted below it. */
const questionIn = (text: string) => text.trim().split('\n')[0]!.slice(0, 400).replaceAll('’', "'");
