/** Numbers in words, as digits: "two hundred and five" → "205". Everything else stays as it was. */

const small: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

const word = `(?:${[...Object.keys(small), ...Object.keys(scales)].join('|')})`;
const pattern = new RegExp(
  `\\b(?:an? (?=${Object.keys(scales).join('|')}))?${word}(?:(?:[\\s-]+and[\\s-]+|[\\s-]+)${word})*\\b`,
  'g',
);
/** Begins where a number does and ends soon: a text of digits alone is otherwise read anew from each of them. */
const scaledDigits =
  /(?<!\d)(\d[\d,]{0,40}(?:\.\d{1,40})?)\s{1,20}(hundred|thousand|million|billion|trillion)\b/g;

export function withDigits(text: string): string {
  return text
    .replaceAll(/\b(?:half a|a half) dozen\b/g, '6')
    .replaceAll(/\b(\d+|one|two|three|four|five|six|ten) dozen\b/g, (_, count: string) =>
      String(12 * Number(small[count] ?? count)),
    )
    .replaceAll(/\ba dozen\b/g, '12')
    .replaceAll(scaledDigits, (_, digits: string, scale: string) =>
      String(Number((Number(digits.replaceAll(',', '')) * scales[scale]!).toPrecision(15))),
    )
    .replaceAll(pattern, (phrase) => readPhrase(phrase))
    .replaceAll(/\b(\d+) and a half\b/g, '$1.5')
    .replaceAll(
      /\b(\d+) point (\d(?: ?\d)*)\b/g,
      (_, whole: string, part: string) => `${whole}.${part.replaceAll(' ', '')}`,
    );
}

/** A phrase may hold two numbers side by side ("five and six"); it is then left to read as two. */
function readPhrase(phrase: string): string {
  const words = phrase.replace(/^an? /, '').split(/[\s-]+/);
  const numbers: (number | 'and')[] = [];
  let total = 0;
  let group = 0;
  let last = Infinity;
  let begun = false;
  const close = () => {
    if (begun) numbers.push(total + group);
    [total, group, last, begun] = [0, 0, Infinity, false];
  };
  for (const [place, one] of words.entries()) {
    const value = small[one];
    const scale = scales[one];
    if (one === 'and') {
      const goesOn =
        Object.hasOwn(scales, words[place - 1] ?? '') && (small[words[place + 1]!] ?? Infinity) < last;
      if (!goesOn) {
        close();
        numbers.push('and');
      }
    } else if (value !== undefined) {
      const fits = !begun || (value < 10 ? last >= 20 : last >= 100);
      if (!fits || (value < 10 && group % 10 !== 0)) close();
      group += value;
      last = value;
      begun = true;
    } else if (scale !== undefined) {
      if (!begun) group = 1;
      if (scale === 100) group *= 100;
      else {
        total += group * scale;
        group = 0;
      }
      last = scale;
      begun = true;
    }
  }
  close();
  return numbers.join(' ');
}

const ones = Object.entries(small).filter(([name]) => name !== 'fourty');
const nameOf = new Map(ones.map(([name, value]) => [value, name]));

/** 342 → "three hundred and forty-two"; whole numbers below a thousand trillion. */
export function inWords(number: number): string | undefined {
  if (!Number.isSafeInteger(number) || Math.abs(number) >= 1e15) return undefined;
  if (number < 0) return `minus ${inWords(-number)}`;
  if (number < 1000) return underThousand(number);
  const parts: string[] = [];
  let rest = number;
  for (const [name, scale] of Object.entries(scales).toReversed()) {
    if (scale === 100 || rest < scale) continue;
    parts.push(`${underThousand(Math.floor(rest / scale))} ${name}`);
    rest %= scale;
  }
  if (rest > 0) parts.push(rest < 100 ? `and ${underThousand(rest)}` : underThousand(rest));
  return parts.join(' ');
}

function underThousand(number: number): string {
  const named = nameOf.get(number);
  if (named) return named;
  if (number < 100) return `${nameOf.get(Math.floor(number / 10) * 10)}-${nameOf.get(number % 10)}`;
  const rest = number % 100;
  return `${nameOf.get(Math.floor(number / 100))} hundred${rest ? ` and ${underThousand(rest)}` : ''}`;
}
