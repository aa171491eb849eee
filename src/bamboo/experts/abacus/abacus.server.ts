/** Arithmetic, percentages, algebra, geometry and facts about numbers. */
import type { Answer, AnswerValue, Expert, Question } from '#bamboo/expert.ts';
import { plainOf } from '#language/plain.ts';
import { withDigits } from '#language/number-words.ts';
import { algebraOf } from './algebra.server.ts';
import { shapeOf } from './geometry.ts';
import { evaluate } from './math.server.ts';
import { notationOf } from './notation.server.ts';
import { numberFact } from './number-facts.ts';
import { comparisonOf } from './comparison.server.ts';
import { asFraction, fractionOf } from './fractions.server.ts';
import { percentageOf } from './percentages.ts';
import { asMoney, moneySign, withoutMoney, written, writtenAs } from './result.ts';
import { expressionOf, withoutEmptyEnds } from './wording.ts';

const bySource = { title: 'Calculated with mathjs', url: 'https://mathjs.org' };

export const abacus: Expert = {
  id: 'abacus',
  title: 'Abacus',
  describes: 'Arithmetic, percentages, equations, geometry and facts about numbers.',
  answer: async (question) => solve(question),
};

function solve({ text }: Question): Answer | null {
  const plain = plainOf(text);
  if (
    !/\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir|fif|twenty|forty|hundred|thousand|half|pi|x\b)/.test(
      plain,
    ) &&
    !/[a-z]\s*[=^]|derivative|integral|simplify|expand/.test(plain)
  )
    return null;
  return (
    percentage(plain) ??
    wholeNumber(plain) ??
    shape(plain) ??
    said(notationOf(withDigits(plain)) ?? notationOf(plain), 0.95) ??
    said(comparisonOf(plain), 0.95) ??
    arithmetic(plain) ??
    said(algebraOf(plain), 0.95) ??
    arithmetic(withoutEmptyEnds(plain))
  );
}

function percentage(plain: string): Answer | null {
  const sum = percentageOf(plain);
  const value = sum && evaluate(sum.expression);
  const part = sum?.part && evaluate(sum.part);
  if (!value || (sum.part && !part)) return null;
  const sign = moneySign(plain) ?? (sum.isMoney ? '' : undefined);
  const { text, exact } = written(value);
  const result = sum.unit
    ? `${exact ? text : written(value.toDecimalPlaces(2)).text}%`
    : sign !== undefined
      ? asMoney(value, sign)
      : text;
  const says = part
    ? sum.says.replace('{part}', sign !== undefined ? asMoney(part, sign) : written(part).text)
    : sum.says;
  return said(says.replace('{}', result), 0.97, {
    is: 'number',
    number: value.toNumber(),
    ...(sum.unit ? { unit: '%' } : {}),
  });
}

function wholeNumber(plain: string): Answer | null {
  const fact = numberFact(plain);
  return fact ? said(fact.text, 0.97, fact.value) : null;
}

function shape(plain: string): Answer | null {
  const found = shapeOf(plain);
  const value = found && evaluate(found.expression);
  if (!value) return null;
  const { text, exact } = written(value.toSignificantDigits(8));
  const unit = found.unit ? ` ${found.unit}${['', '', '²', '³'][found.power]}` : '';
  const isExact = exact && value.eq(value.toSignificantDigits(8));
  return said(`**${text}${unit}**${isExact ? '' : ' (rounded)'}: ${found.says}.`, 0.95, {
    is: 'number',
    number: value.toNumber(),
  });
}

/** An expression and nothing beside it; a number alone is no question. */
function arithmetic(asked: string): Answer | null {
  const plain = asked.replace(asFraction, '');
  const sign = moneySign(plain);
  const expression = expressionOf(sign ? withoutMoney(plain) : plain);
  if (
    !/^[\d\s.,+\-*/^()!a-z0]+$/i.test(expression) ||
    !/\d|pi/.test(expression) ||
    /^-?[\d.]+$/.test(expression)
  )
    return null;
  if (/^\d{1,4}-\d{1,2}-\d{1,4}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(expression)) return null; // A date, not a sum.
  const value = evaluate(expression);
  if (!value) return dividesByZero(expression);
  const { text, exact } = writtenAs(expression, value);
  const number = { is: 'number', number: value.toNumber() } as const;
  const fraction = fractionOf(expression, asFraction.test(asked));
  if (fraction && !sign)
    return said(`${fraction.sum} = **${fraction.result}** (${exact ? '' : '≈ '}${text})`, 0.97, number);
  const shownAs = sign ? asMoney(value, sign) : text;
  return said(`${readable(expression)} ${exact || sign ? '=' : '≈'} **${shownAs}**`, 0.97, number);
}

function dividesByZero(expression: string): Answer | null {
  const divides = /^[\d\s.+\-*/()]+$/.test(expression) && /\/\s*0+(?:\.0+)?(?![\d.])/.test(expression);
  return divides ? said('That divides by zero, so it has **no value** (it is undefined).', 0.95) : null;
}

const readable = (expression: string) =>
  expression
    .replaceAll(/\s*\*\s*/g, ' × ')
    .replaceAll(/\s*\/\s*/g, ' ÷ ')
    .replaceAll(/\s*\^\s*/g, '^')
    .replaceAll(/\s*\+\s*/g, ' + ');

function said(text: string | undefined, confidence: number, value?: AnswerValue): Answer | null {
  if (text === undefined) return null;
  return {
    expert: 'abacus',
    family: 'mathjs',
    stance: 'answers',
    text,
    sources: [bySource],
    confidence,
    ...(value ? { value } : {}),
  };
}
