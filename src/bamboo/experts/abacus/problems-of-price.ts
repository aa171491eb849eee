/** Prices: so many of one thing at so much, and what comes back. */
import type { Sum } from './percentages.ts';
import { n, noun, product, quotient, readable } from './problem-parts.ts';
import { numbersIn } from './story-text.ts';

const asksTotal =
  /\b(?:how much|altogether|all together|in total|total|what do (?:i|we|you) (?:have to )?pay|what does (?:it|that|this) (?:all )?(?:cost|come to)|what will (?:it|that) cost|sum|how many)\b/;
const priceOfMany = new RegExp(
  `${n} (${noun})(?:(?:at|for|costing|that cost|which cost|priced at|cost|@) ${n} (?:each|apiece|a piece|per ${noun})|at ${n})`,
  'g',
);
const priceOfOne = new RegExp(
  `\\b(?:an?|the|one|1|another) (${noun})(?:for|at|costing|that costs|which costs|costs|priced at) ${n}`,
  'g',
);

/** "3 notebooks at 4.35 each and a pen for 2.80": counts times prices, added up. */
export function priced(text: string): Sum | undefined {
  const terms: string[] = [];
  let used = 0;
  const rest = text
    .replaceAll(priceOfMany, (_, count: string, _what, each?: string, at?: string) => {
      terms.push(`${count} * ${each ?? at}`);
      used += 2;
      return ' ';
    })
    .replaceAll(priceOfOne, (_, _what, price: string) => {
      terms.push(price);
      used += /\b1 /.test(_) ? 2 : 1;
      return ' ';
    });
  const others = numbersIn(rest);
  if (terms.length === 0 || used < 2) return undefined;
  const total = terms.join(' + ');
  const paid = /\b(?:pay|paid|paying|give|gave|hand)(?: \w+){0,3} (?:with )?(?:an? )?(\d+(?:\.\d+)?)\b/.exec(
    rest,
  )?.[1];
  if (others.length === 1 && paid === others[0] && /\b(?:change|back|left)\b/.test(rest))
    return { expression: `${paid} - (${total})`, says: `${paid} - (${readable(total)}) = **{}**` };
  return others.length === 0 &&
    asksTotal.test(text) &&
    !/\b(?:change|left|each (?:of|person)|%|discount|share|cheaper)\b/.test(rest)
    ? { expression: total, says: `${readable(total)} = **{}**` }
    : undefined;
}

const stemmed = (name: string) =>
  name
    .trim()
    .replace(/(?:es|s)$/, '')
    .replace(/^(?:of|the) /, '');

/** "A book costs 15, a pen 3. How much are 2 books and 4 pens?" */
export function priceList(text: string): Sum | undefined {
  const prices = new Map<string, string>();
  const one = /\b(?:an?|one|each|the) ([a-z]+) (?:costs? |is |for |at )?(\d+(?:\.\d+)?)(?! ?[a-z]*s\b)/g;
  const many = /\b([a-z]+) (?:are|cost|costs|for|at) (\d+(?:\.\d+)?) (?:each|apiece|a piece)/g;
  const rest = [one, many].reduce(
    (so, pattern) =>
      so.replaceAll(pattern, (_, name: string, price: string) => {
        prices.set(stemmed(name), price);
        return ' ';
      }),
    text,
  );
  const wanted = [...rest.matchAll(/(\d+) ([a-z]+)/g)].map(([, count, name]) => ({
    count,
    price: prices.get(stemmed(name!)),
  }));
  if (wanted.length === 0 || prices.size === 0 || !asksTotal.test(text) || /%/.test(text)) return undefined;
  if (wanted.some(({ price }) => !price) || numbersIn(rest).length !== wanted.length) return undefined;
  const total = wanted.map(({ count, price }) => `${count} * ${price}`).join(' + ');
  return { expression: total, says: `${readable(total)} = **{}**` };
}

const amount =
  '(kg|kilos?|kilograms?|g|grams?|lit(?:re|er)s?|l|m|met(?:re|er)s?|km|hours?|days?|pounds?|lbs?)';
export const unitKey = (unit: string) =>
  unit
    .replace(/^kilos?$|^kilograms?$/, 'kg')
    .replace(/^lit.*/, 'l')
    .replace(/^met.*/, 'm')
    .replace(/s$/, '');

/** "2.5 kg of cherries if a kilo costs 6.40". */
export function byAmount(text: string): Sum | undefined {
  const much = new RegExp(`${n} ?${amount}\\b`).exec(text);
  const each = new RegExp(
    `\\b(?:an?|one|per|each|1|every) ${amount}\\b(?: of [a-z]+)? ?(?:costs?|is|for|at|sells for)? ${n}|${n} (?:an?|per|each|every) ${amount}\\b`,
  ).exec(text);
  const [unit, price] = each ? [each[1] ?? each[4], each[2] ?? each[3]] : [];
  if (!much || !unit || !price || unitKey(much[2]!) !== unitKey(unit) || much[1] === price) return undefined;
  return numbersIn(text).length === 2 && /\b(?:how much|what)\b/.test(text) && !/%/.test(text)
    ? product(much[1]!, price)
    : undefined;
}

/** "I pay with 50 for something that costs 32.80": the change. */
export function changeDue(text: string): Sum | undefined {
  const paid = new RegExp(`\\b(?:pay|paid|paying|give|gave)\\b[^\\d]{0,20}${n}`).exec(text)?.[1];
  const price = new RegExp(
    `\\b(?:costs?|costing|price (?:is|of)|bill (?:is|of)|worth|for)\\b[^\\d]{0,12}${n}`,
  ).exec(text)?.[1];
  return paid &&
    price &&
    paid !== price &&
    numbersIn(text).length === 2 &&
    /\bchange\b|\bget back\b/.test(text)
    ? { expression: `${paid} - ${price}`, says: `${paid} - ${price} = **{}**` }
    : undefined;
}

/** "12 eggs cost 3.60. What does one cost?", and "what do 5 cost?" */
export function unitPrice(text: string): Sum | undefined {
  const match = new RegExp(`${n} ?(${noun})(?:costs?|are|is|for|weighs?) ${n}`).exec(text);
  const numbers = numbersIn(text);
  if (!match || /\beach\b(?!.*\?)|%/.test(text)) return undefined;
  const [, count = '', what = '', price = ''] = match;
  const after = text.slice(match.index + match[0].length);
  const [first = ''] = what.trim().split(' ');
  const same =
    after.includes(first.replace(/s$/, '')) || /\b(?:per|each|one|single|apiece|it|them)\b/.test(after);
  if (!/\b(?:costs?|price|pay|much|weigh)\b/.test(after) || !same) return undefined;
  if (numbers.length === 2 && /\b(?:one|1|each|per|an?|single)\b/.test(after)) return quotient(price, count);
  const wanted = numbersIn(after);
  if (numbers.length !== 3 || wanted.length !== 1)
    return numbers.length === 3 && wanted[0] === '1' ? quotient(price, count) : undefined;
  return wanted[0] === '1'
    ? quotient(price, count)
    : {
        expression: `${price} / ${count} * ${wanted[0]}`,
        says: `${price} ÷ ${count} × ${wanted[0]} = **{}**`,
      };
}
