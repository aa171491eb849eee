/** "If I add 9 to twice a number, I get 41": one unknown number in words, made into an equation. */
import { withDigits } from '#language/number-words.ts';
import { algebraOf } from './algebra.server.ts';

const number = String.raw`\d+(?:\.\d+)?`;
const term = String.raw`(?:${number}|n|\([^()]*\)|\(\([^()]*\)[^()]*\))`;

const rewrites: readonly (readonly [RegExp, string])[] = [
  [/\bn (?:is )?doubled\b/g, '(2 * n)'],
  [/\bn (?:is )?tripled\b/g, '(3 * n)'],
  [/\bn (?:is )?halved\b/g, '(n / 2)'],
  [/\bdouble it\b|\bdoubles? n\b/g, '(2 * n)'],
  [/\btriple it\b/g, '(3 * n)'],
  [new RegExp(`\\b(?:the )?(?:sum|total) of (${term}) and (${term})`, 'g'), '($1 + $2)'],
  [new RegExp(`\\b(?:the )?difference (?:between|of) (${term}) and (${term})`, 'g'), '($1 - $2)'],
  [new RegExp(`\\b(?:the )?product of (${term}) and (${term})`, 'g'), '($1 * $2)'],
  [/\b(?:twice|double)(?: of)? n\b/g, '(2 * n)'],
  [/\b(?:thrice|triple)(?: of)? n\b/g, '(3 * n)'],
  [/\bhalf(?: of)? n\b/g, '(n / 2)'],
  [/\ba third of n\b/g, '(n / 3)'],
  [/\ba quarter of n\b/g, '(n / 4)'],
  [new RegExp(`(${number}) (?:times|multiplied by) n\\b`, 'g'), '($1 * n)'],
  [new RegExp(`\\bn (?:times|multiplied by) (${number})`, 'g'), '($1 * n)'],
  [new RegExp(`\\bn (?:is )?divided by (${number})`, 'g'), '(n / $1)'],
  [new RegExp(`\\b(?:multiply|multiplying) (${term}) by (${term})`, 'g'), '($1 * $2)'],
  [new RegExp(`\\b(?:divide|dividing) (${term}) by (${term})`, 'g'), '($1 / $2)'],
  [new RegExp(`\\b(?:add|adding) (${term}) (?:to|and) (${term})`, 'g'), '($2 + $1)'],
  [new RegExp(`(${term}) (?:is )?added to (${term})`, 'g'), '($2 + $1)'],
  [
    new RegExp(`\\b(?:subtract|subtracting|take|taking) (${term}) (?:away )?from (${term})`, 'g'),
    '($2 - $1)',
  ],
  [new RegExp(`(${term}) (?:is )?subtracted from (${term})`, 'g'), '($2 - $1)'],
  [new RegExp(`(${term})(?:,? and |,? then )(?:then )?(?:add|adding|plus) (${term})`, 'g'), '($1 + $2)'],
  [
    new RegExp(
      `(${term})(?:,? and |,? then )(?:then )?(?:subtract|subtracting|take away|minus) (${term})`,
      'g',
    ),
    '($1 - $2)',
  ],
  [
    new RegExp(
      `(${term})(?:,? and |,? then )(?:then )?(?:multiply|multiplying)(?: it| that| the result)? by (${term})`,
      'g',
    ),
    '($1 * $2)',
  ],
  [new RegExp(`(${number}) more than (${term})`, 'g'), '($2 + $1)'],
  [new RegExp(`(${number}) less than (${term})`, 'g'), '($2 - $1)'],
  [/\bplus\b|\bincreased by\b/g, '+'],
  [/\bminus\b|\bdecreased by\b|\breduced by\b/g, '-'],
];
const asking =
  /[.,;]?\s*(?:what|which|find|so what|then what)\b(?: (?:is|was|number|are|did|the|that|it|i|think|my|of|value))*\s*(?:n|it)?[?.\s]*$/;
const becomes =
  /,?\s*(?:(?:and )?(?:(?:i|you|we) )?(?:get|got|have|obtain)|(?:the )?(?:result|answer|sum|total|outcome) is|(?:the result )?(?:equals?|is|gives|makes|becomes|comes to|yields)(?: equal to)?|it (?:is|gives|makes|equals))\s+/;

export function puzzleOf(plain: string): string | undefined {
  if (
    !/\b(?:a|the|some|my|what|which|certain|unknown) number\b|\bthink(?:ing)? of\b/.test(plain) ||
    !/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/.test(plain)
  )
    return undefined;
  let text = withDigits(plain)
    .replace(asking, '')
    .replace(
      /^(?:(?:if|when|suppose|(?:i (?:am thinking|think|thought)|think) of a number[.,]?(?: and)?(?: if| when| i)?)\s+)+/,
      '',
    )
    .replace(/^(?:what|which) number (?=(?:times|plus|minus|divided|multiplied))/, 'n ')
    .replaceAll(
      /\b(?:a|an|the|some|my|a certain|an unknown|this|that|the same) (?:unknown |certain )?number\b/g,
      'n',
    )
    .replaceAll(/\b(?:i|you|we|one) (?=(?:add|subtract|multiply|divide|take|double|triple)\b)/g, '')
    .replaceAll(/\bit\b(?= (?:and|by|then|plus|minus))/g, 'n')
    .replaceAll(/\b(add|subtract) (\d+(?:\.\d+)?)(?= (?:to|from) it\b)/g, '$1 $2')
    .replaceAll(/\b(to|from) it\b/g, '$1 n')
    .trim();
  for (let round = 0; round < 3; round += 1)
    for (const [pattern, words] of rewrites) text = text.replaceAll(pattern, words);
  const equation = text.replace(becomes, ' = ').trim();
  return /^[\d\sn+\-*/().=]+$/.test(equation) && equation.split('=').length === 2
    ? algebraOf(equation)?.replace('n =', 'The number is')
    : undefined;
}
