/** Percentages as people ask for them: each pattern leads to an expression and to words for its result. */
import { withDigits } from '#language/number-words.ts';
import { numbersIn, storyText } from './story-text.ts';

export interface Sum {
  expression: string;
  /** `{}` stands for the result. */
  says: string;
  unit?: '%';
  /** `{part}` stands for what was added or taken away. */
  part?: string;
}

const n = String.raw`[$€£¥]?(\d+(?:\.\d+)?)[€£]?`;
const p = String.raw`(\d+(?:\.\d+)?)\s*(?:%|percent|per cent|percentage)`;
const money = String.raw`(?: (?:dollars?|euros?|pounds?|bucks|usd|eur|gbp))?`;

type Read = (...parts: string[]) => Sum;
const patterns: readonly (readonly [string, Read])[] = [
  [
    `${p}(?: (?:tip|gratuity|tax|vat|gst|sales tax|commission|discount|interest))? (?:of|on|for|from) (?:an? )?(?:bill (?:of )?|price (?:of )?|meal (?:of )?)?${n}${money}(?: (?:bill|meal|check|tab|purchase|dinner))?`,
    (a, b) => ({ expression: `${b} * ${a} / 100`, says: `${a}% of ${b} is **{}**.` }),
  ],
  [
    `(?:an? )?tip (?:of )?${p} (?:of|on|for|from) (?:an? )?(?:bill (?:of )?)?${n}${money}(?: bill)?`,
    (a, b) => ({ expression: `${b} * ${a} / 100`, says: `${a}% of ${b} is **{}**.` }),
  ],
  [
    `${p} off(?: of)?(?: (?:an? )?(?:price of )?)? ?${n}${money}`,
    (a, b) => ({ expression: `${b} * (100 - ${a}) / 100`, says: `${b} less ${a}% is **{}**.` }),
  ],
  [
    `${n}${money} (?:with|at|less|minus|-|after)(?: an?)? ${p}(?: (?:off|discount|reduction|less))?`,
    (a, b) => ({ expression: `${a} * (100 - ${b}) / 100`, says: `${a} less ${b}% is **{}**.` }),
  ],
  [
    `${n}${money} (?:plus|\\+|with|and|increased by|including|incl) ?(?:an? )?${p}(?: (?:more|tip|tax|vat|extra|added|increase|on top))?`,
    (a, b) => ({ expression: `${a} * (100 + ${b}) / 100`, says: `${a} plus ${b}% is **{}**.` }),
  ],
  [
    `(?:increase|raise|grow|mark up) ${n}${money} by ${p}`,
    (a, b) => ({ expression: `${a} * (100 + ${b}) / 100`, says: `${a} plus ${b}% is **{}**.` }),
  ],
  [
    `(?:decrease|reduce|lower|discount|cut|mark down) ${n}${money} by ${p}`,
    (a, b) => ({ expression: `${a} * (100 - ${b}) / 100`, says: `${a} less ${b}% is **{}**.` }),
  ],
  [
    `add ${p} (?:to|on|onto) ${n}${money}`,
    (a, b) => ({ expression: `${b} * (100 + ${a}) / 100`, says: `${b} plus ${a}% is **{}**.` }),
  ],
  [
    `(?:subtract|take|deduct) ${p} (?:off|from|away from|off of) ${n}${money}`,
    (a, b) => ({ expression: `${b} * (100 - ${a}) / 100`, says: `${b} less ${a}% is **{}**.` }),
  ],
  [
    `${n}${money} (?:decreased|reduced|lowered|discounted) by ${p}`,
    (a, b) => ({ expression: `${a} * (100 - ${b}) / 100`, says: `${a} less ${b}% is **{}**.` }),
  ],
  [
    `${p} (?:more|greater|higher|larger) than ${n}${money}`,
    (a, b) => ({ expression: `${b} * (100 + ${a}) / 100`, says: `${b} plus ${a}% is **{}**.` }),
  ],
  [
    `${p} (?:less|smaller|lower) than ${n}${money}`,
    (a, b) => ({ expression: `${b} * (100 - ${a}) / 100`, says: `${b} less ${a}% is **{}**.` }),
  ],
  [
    `${n}${money} (?:is|are|as) (?:what|which|how many)? ?(?:an? )?(?:percent|percentage|per cent|%) of ${n}${money}`,
    share,
  ],
  [
    `(?:what|which|how many) (?:percent|percentage|per cent|%) (?:of ${n}${money} (?:is|are|makes?)) ${n}${money}`,
    (b, a) => share(a, b),
  ],
  [
    `(?:what |which |how many )?(?:percent|percentage|per cent|%) (?:is|are) ${n}${money} (?:out )?of ${n}${money}`,
    share,
  ],
  [
    `(?:what is )?${n}${money} (?:out )?of ${n}${money} (?:as|in)(?: an?)? (?:percent|percentage|per cent|%)`,
    share,
  ],
  [`(?:what is )?${n} ?/ ?${n} (?:as|in)(?: an?)? (?:percent|percentage|per cent|%)`, share],
  [`${n}${money} is ${p} of (?:what|which)(?: number)?`, whole],
  [
    `(?:if )?${p} of (?:a|what|some|which) number (?:is|equals) ${n}${money}(?:,? what is (?:the|that) number)?`,
    (b, a) => whole(a, b),
  ],
  [
    `(?:percent|percentage|per cent|%)(?: of)? (?:change|increase|decrease|difference|growth|rise|drop)(?: (?:from|between))? ${n}${money} (?:to|and) ${n}${money}`,
    change,
  ],
  [
    `(?:by )?(?:what|which|how many) (?:percent|percentage) (?:change|increase|decrease) is (?:from )?${n}${money} to ${n}${money}`,
    change,
  ],
  [
    `from ${n}${money} to ${n}${money} (?:in|as) (?:an? )?(?:percent|percentage|%)(?: change| increase| decrease)?`,
    change,
  ],
];

const compiled = patterns.map(([source, read]) => [new RegExp(`^${source}$`), read] as const);
const asking =
  /^(?:what (?:is|would be|are)|what's|how much(?: money)? (?:is|are|would be|do i (?:pay|tip)(?: (?:for|on|with))?)|calculate|compute|work out|find|take|get|what do i pay for|a)\s+/;

export function percentageOf(plain: string): Sum | undefined {
  return patternOf(plain) ?? storyOf(plain);
}

function patternOf(plain: string): Sum | undefined {
  const text = withDigits(plain)
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(asking, '')
    .replace(/^(?:the|a|an) /, '')
    .replace(/ (?:come to|equal|make|be|worth)$/, '');
  for (const [pattern, read] of compiled) {
    const match = pattern.exec(text);
    if (match) return read(...match.slice(1));
  }
  return undefined;
}

const down =
  /\b(?:reduced|discount(?:ed)?|marked down|lowered|cut|cheaper|off|sale|drop(?:s|ped)?|falls?|fell|decreased?s?|loses?|lost|less|shrinks?|shrank)\b/;
const up =
  /\b(?:increased?s?|raised?s?|more expensive|rises?|rose|grows?|grew|plus|added|tip|tax|vat|extra|surcharge|gains?|gained|marked up|goes up|went up)\b/;
const asksResult = /\b(?:how much|what|total|final price|new price|how many|price)\b/;
const asksShare =
  /\b(?:(?:how many|what|which|by what|by how many) percent(?:age)?|percentage|in percent|as a percent(?:age)?)\b/;

/** A sentence or two around two numbers: "A jacket costs 120 and is reduced by 35%. What do I pay?" */
function storyOf(plain: string): Sum | undefined {
  const text = storyText(plain);
  const numbers = numbersIn(text);
  if (numbers.length !== 2) return undefined;
  const percent = numbers.find((one) => one.endsWith('%'))?.slice(0, -1);
  const plainNumber = numbers.find((one) => !one.endsWith('%'));
  if (!percent && asksShare.test(text) && /\bfrom \d/.test(text) && /\bto [$€£]?\d/.test(text))
    return change(...numbers);
  const [, was, now] =
    /\bwas (\d+(?:\.\d+)?)\b.*\bnow (?:is |costs? |at )?(\d+(?:\.\d+)?)\b/.exec(text) ?? [];
  if (!percent && was && now && asksShare.test(text)) return change(was, now);
  const parts =
    /(\d+(?:\.\d+)?) (?:[a-z]+ ){0,3}?(?:out )?of (?:the |my |a |all )?(?:total (?:of )?)?(\d+(?:\.\d+)?)/.exec(
      text,
    );
  if (!percent && asksShare.test(text) && parts) return share(parts[1], parts[2]);
  if (percent && plainNumber && asksBefore.test(text)) return before(plainNumber, percent, text);
  if (!percent || !plainNumber || !asksResult.test(text) || down.test(text) === up.test(text))
    return undefined;
  return changed(plainNumber, percent, down.test(text) ? '-' : '+', /\btip\b/.test(text));
}

/** The price is known after the change, and asked for before it. */
const asksBefore =
  /\b(?:what|how much)\b[^.]*\b(?:original(?:ly)?|before|initial(?:ly)?|(?:full|regular|normal|old) (?:price|cost))\b/;

function before(amount: string, percent: string, text: string): Sum | undefined {
  if (down.test(text) === up.test(text)) return undefined;
  const sign = down.test(text) ? '-' : '+';
  return {
    expression: `${amount} * 100 / (100 ${sign} ${percent})`,
    says: `**{}** ${sign === '-' ? 'less' : 'plus'} ${percent}% is ${amount}.`,
  };
}

/** What is added or taken away and what comes of it: people ask for either. */
function changed(amount: string, percent: string, sign: '-' | '+', isTip: boolean): Sum {
  return {
    expression: `${amount} * (100 ${sign} ${percent}) / 100`,
    part: `${amount} * ${percent} / 100`,
    says: isTip
      ? `A tip of ${percent}% on ${amount} is **{part}**, together **{}**.`
      : `${amount} ${sign === '-' ? 'less' : 'plus'} ${percent}% is **{}** (${percent}% of it is {part}).`,
  };
}

function share(part = '', all = ''): Sum {
  return { expression: `${part} / ${all} * 100`, says: `${part} is **{}** of ${all}.`, unit: '%' };
}

function whole(part = '', percent = ''): Sum {
  return { expression: `${part} * 100 / ${percent}`, says: `${part} is ${percent}% of **{}**.` };
}

function change(from = '', to = ''): Sum {
  return {
    expression: `(${to} - ${from}) / ${from} * 100`,
    says: `From ${from} to ${to} is a change of **{}**.`,
    unit: '%',
  };
}
