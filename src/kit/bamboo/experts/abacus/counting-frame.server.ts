/** The same sums as the Abacus, worked out in exact fractions by code of our own: a second, independent result. */
import type { Answer, Expert } from '../../expert.ts';
import { plainOf } from '../../language/plain.ts';
import { grouped } from '../../language/wording.ts';
import { decimal, exactly } from './exact.ts';
import { asFraction } from './fractions.server.ts';
import { percentageOf } from './percentages.ts';
import { toNumber, type Rational } from './rational.ts';
import { moneySign, withoutMoney } from './result.ts';
import { problemOf } from './word-problems.ts';
import { expressionOf } from './wording.ts';

export const countingFrame: Expert = {
  id: 'counting-frame',
  title: 'Counting frame',
  describes: 'Arithmetic and percentages in exact fractions: a second result beside that of the Abacus.',
  answer: async ({ text }) => count(plainOf(text)),
};

const source = { title: 'Worked out in exact fractions, without rounding' };

function count(plain: string): Answer | null {
  if (!/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|hundred|thousand)\b/.test(plain))
    return null;
  const sum = percentageOf(plain) ?? problemOf(plain);
  const expression = sum?.expression ?? expressionOf(withoutMoney(plain.replace(asFraction, '')));
  // A number alone is no sum, and 3-4-2025 is a date.
  if (
    /^-?[\d.]+$/.test(expression) ||
    /^\d{1,4}-\d{1,2}-\d{1,4}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(expression)
  )
    return null;
  const value = exactly(expression);
  return value ? said(value, expression, sum?.unit ?? '', sum?.unit ? '' : (moneySign(plain) ?? '')) : null;
}

function said(value: Rational, expression: string, unit: string, money: string): Answer {
  const { text, exact } = decimal(value);
  const shown = `${money}${grouped(text)}${unit}`;
  return {
    expert: 'counting-frame',
    family: 'exact fractions',
    stance: 'answers',
    text: `${readable(expression)} ${exact ? '=' : '≈'} **${shown}**`,
    sources: [source],
    confidence: 0.9,
    value: { is: 'number', number: toNumber(value), ...(unit ? { unit } : {}) },
  };
}

const readable = (expression: string) =>
  expression
    .replaceAll(/\s*\*\s*/g, ' × ')
    .replaceAll(/\s*\/\s*/g, ' ÷ ')
    .replaceAll(/\s*\+\s*/g, ' + ');
