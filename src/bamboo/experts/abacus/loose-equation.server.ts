/** An equation wherever it stands: "x^2 - 7x - 60 = 0, what are the roots?" */
import { wordSet, wordsLeft } from '#language/fillers.ts';
import { algebraOf } from './algebra.server.ts';

const empty = wordSet(
  `solve solves solved solving solution solutions equation equations root roots zero zeros zeroes value values satisfy satisfies unknown
  real determine compute calculate work out equal equals given variable makes holds following both quadratic linear steps number`,
);
/** Made of numbers, signs and single letters. */
const mathy = /^(?=.*[\da-z=+\-*/^()])(?:[a-z](?![a-z])|[\d.+\-*/^()=²³×·])+$/;

export function looseEquationOf(plain: string): string | undefined {
  const alone = plain.replace(/[.,;]\s*(?:what|which|find|solve|calculate|determine)\b[^=]*$/, '');
  const solved = alone !== plain && alone.includes('=') ? algebraOf(alone) : undefined;
  if (solved) return solved;
  const tokens = plain
    .replaceAll(/\bsquared\b/g, '^2')
    .replaceAll(/\s*\^\s*/g, '^')
    .replaceAll(/\b(?:equals|is equal to)\b/g, '=')
    .split(/[\s,;:?]+/)
    .filter(Boolean);
  const at = tokens.findIndex((token) => token.includes('='));
  if (at < 0) return undefined;
  let [start, end] = [at, at];
  while (start > 0 && mathy.test(tokens[start - 1]!)) start -= 1;
  while (end < tokens.length - 1 && mathy.test(tokens[end + 1]!)) end += 1;
  // An article is no unknown.
  while (start < at && /^[ai]$/.test(tokens[start]!) && !/^[+\-*/^=]/.test(tokens[start + 1] ?? ''))
    start += 1;
  const equation = tokens
    .slice(start, end + 1)
    .join(' ')
    .replace(/ [a-z] ?=$/, '')
    .replaceAll('×', '*');
  const around = [...tokens.slice(0, start), ...tokens.slice(end + 1)].filter(
    (token) => !/^[a-z]=?\??$/.test(token),
  );
  if (wordsLeft(around.join(' '), empty).length > 0 || !/[a-z]/.test(equation)) return undefined;
  return algebraOf(equation);
}
