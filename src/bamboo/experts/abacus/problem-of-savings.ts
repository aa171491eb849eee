/** Money that grows by interest: "1000 euros at 5% a year, how much after 10 years?" */
import type { Sum } from './percentages.ts';
import { numbersIn } from './story-text.ts';

const rate = /(\d+(?:\.\d+)?) ?(?:%|percent|per cent)/;
const time = /(\d+(?:\.\d+)?) (years?|months?)\b/;
const grows =
  /\b(?:interest|invest(?:ed|ing|ment)?|savings?|save|bank|deposit(?:ed)?|compound(?:ed)?|grows?|loan|account|annual(?:ly)?|per year|a year|yearly|per annum|p\.?a\.?)\b/;
const often: readonly (readonly [RegExp, number])[] = [
  [/\b(?:monthly|every month|each month|per month)\b/, 12],
  [/\b(?:quarterly|every quarter)\b/, 4],
  [/\b(?:half-yearly|semi-?annually|twice a year)\b/, 2],
  [/\b(?:daily|every day)\b/, 365],
];

export function savings(text: string): Sum | undefined {
  const percent = rate.exec(text)?.[1];
  const length = time.exec(text.replace(rate, ' '));
  const amounts = numbersIn(text).filter((one) => !one.endsWith('%') && one !== percent);
  const amount =
    amounts.find((one) => one !== length?.[1]) ?? (amounts.length === 2 ? amounts[0] : undefined);
  if (!percent || !length || !amount || numbersIn(text).length !== 3 || !grows.test(text)) return undefined;
  if (!/\b(?:how much|what|total|interest on|compound|worth|value)\b/.test(text)) return undefined;
  const years = length[2]!.startsWith('month') ? `(${length[1]} / 12)` : length[1]!;
  const span = `${length[1]} ${length[2]}`;
  if (/\bsimple interest\b/.test(text))
    return {
      expression: `${amount} * ${percent} / 100 * ${years}`,
      says: `Simple interest of ${percent}% a year on ${amount} is **{}** after ${span}.`,
    };
  const perYear = often.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
  const grown = `round(${amount} * (1 + ${percent} / ${100 * perYear}) ^ (${years} * ${perYear}), 2)`;
  return {
    expression: grown,
    part: `${grown} - ${amount}`,
    says: `With interest on interest${perYear === 1 ? '' : `, added ${perYear} times a year`}, ${amount} at ${percent}% a year becomes **{}** after ${span}: {part} of it is interest.`,
  };
}
