/** Percentages as people ask for them: each pattern leads to an expression and to words for its result. */
import { withDigits } from '#language/number-words.ts';

interface Sum {
  expression: string;
  /** `{}` stands for the result. */
  says: string;
  unit?: '%';
  /** `{part}` stands for it: the tip itself. */
  part?: string;
  /** An amount to pay: two decimals, also where no currency was named. */
  isMoney?: boolean;
}

const n = String.raw`[$€£¥]?(\d+(?:\.\d+)?)[€£]?`;
const p = String.raw`(\d+(?:\.\d+)?)\s*(?:%|percent|per cent|percentage)`;
const money = String.raw`(?: (?:dollars?|euros?|pounds?|bucks|usd|eur|gbp))?`;

type Read = (...parts: (string | undefined)[]) => Sum;
const patterns: readonly (readonly [string, Read])[] = [
  [
    `${p}(?: (tip|gratuity|tax|vat|gst|sales tax|commission|discount|interest))? (?:of|on|for|from) (?:an? )?(?:bill (?:of )?|price (?:of )?|meal (?:of )?)?${n}${money}(?: (?:bill|meal|check|tab|purchase|dinner))?`,
    (a, what, b) => partOf(a!, what, b!),
  ],
  [
    `(?:an? )?(tip) (?:of )?${p} (?:of|on|for|from) (?:an? )?(?:bill (?:of )?)?${n}${money}(?: bill)?`,
    (what, a, b) => partOf(a!, what, b!),
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

const tips = new Set(['tip', 'gratuity']);

/** Of a tip both are asked for, what it is and what to pay; everything else that is named is an amount of money too. */
function partOf(percent: string, what: string | undefined, amount: string): Sum {
  if (what && tips.has(what)) return tipOf(amount, percent);
  return {
    expression: `${amount} * ${percent} / 100`,
    says: `${percent}% of ${amount} is **{}**.`,
    ...(what ? { isMoney: true } : {}),
  };
}

/** What to leave and what to pay. */
const tipOf = (amount: string, percent: string): Sum => ({
  expression: `${amount} * (100 + ${percent}) / 100`,
  part: `${amount} * ${percent} / 100`,
  isMoney: true,
  says: `A tip of ${percent}% on ${amount} is **{part}**, together **{}**.`,
});

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
