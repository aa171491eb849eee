/** The same sums as the Abacus, worked out in exact fractions by code of our own: a second, independent result. */
import type { Answer, AnswerValue, Expert } from '#bamboo/expert.ts';
import { plainOf } from '#language/plain.ts';
import { grouped, joined } from '#language/wording.ts';
import { decimal, exactly } from './exact.ts';
import { solutionsOf } from './equation-witness.ts';
import { asFraction } from './fractions.server.ts';
import { percentageOf } from './percentages.ts';
import { primeAsked } from './prime-witness.ts';
import { shownRational, toNumber, type Rational } from './rational.ts';
import { moneySign, withoutMoney } from './result.ts';
import { expressionOf } from './wording.ts';

export const countingFrame: Expert = {
  id: 'counting-frame',
  title: 'Counting frame',
  describes:
    'Arithmetic, percentages, equations and primes by other ways: a second result beside the Abacus.',
  answer: async ({ text }) => {
    const plain = plainOf(text);
    return primality(plain) ?? solved(plain) ?? count(plain);
  },
};

const byFractions = 'Worked out in exact fractions, without rounding';

function primality(plain: string): Answer | null {
  const prime = primeAsked(plain);
  if (!prime) return null;
  const { digits, truth } = prime;
  const text = `**${truth ? 'Yes' : 'No'}**, ${grouped(digits)} is ${truth ? 'a prime number' : 'not prime'}.`;
  return answerWith(text, 'Miller and Rabin’s test', { is: 'truth', truth });
}

function solved(plain: string): Answer | null {
  const solutions = solutionsOf(plain);
  if (!solutions) return null;
  const rootTexts = solutions.roots.map((root) => `${solutions.letter} = ${shownRational(root)}`);
  return answerWith(`**${joined(rootTexts, 'or')}**`, 'Solved from values of both sides', {
    is: 'names',
    names: rootTexts,
  });
}

function count(plain: string): Answer | null {
  if (!/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|hundred|thousand)\b/.test(plain))
    return null;
  const sum = percentageOf(plain);
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
  const result = `${money}${grouped(text)}${unit}`;
  return answerWith(`${readable(expression)} ${exact ? '=' : '≈'} **${result}**`, byFractions, {
    is: 'number',
    number: toNumber(value),
    ...(unit ? { unit } : {}),
  });
}

function answerWith(text: string, title: string, value: AnswerValue): Answer {
  return {
    expert: 'counting-frame',
    family: 'exact fractions',
    stance: 'answers',
    text,
    sources: [{ title }],
    confidence: 0.9,
    value,
  };
}

const readable = (expression: string) =>
  expression
    .replaceAll(/\s*\*\s*/g, ' × ')
    .replaceAll(/\s*\/\s*/g, ' ÷ ')
    .replaceAll(/\s*\+\s*/g, ' + ');
