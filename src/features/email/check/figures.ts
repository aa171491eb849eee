/** Sums that are written out in a mail and do not add up: "120 + 45 = 175". */

const number = String.raw`(?:[€$£]\s?)?\d{1,3}(?:,\d{3})*(?:\.\d+)?(?!\d)|(?:[€$£]\s?)?\d+(?:\.\d+)?`;
const unit = String.raw`\s?(?:€|%|euros?|eur|pounds?|gbp|dollars?|usd|kg|km|m|hours?|days?|people|pieces)?`;
const sum = new RegExp(
  String.raw`(?<![\d.,/+*×€$£-])(?<![+*×−–-]\s{1,2})((?:${number})${unit}(?:\s*[+−–×*x-]\s*(?:${number})${unit}){1,9})\s*(?:=|makes|is|equals)\s*((?:${number}))(?![\d/])`,
  'gi',
);
const inWords = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const value = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

export function sumsThatDoNotAddUp(text: string): string[] {
  return [...text.slice(0, 100_000).matchAll(sum)].flatMap(([said, left, right]) => {
    const is = valueOf(left!);
    return is === undefined || Math.abs(is - value(right!)) < 0.005
      ? []
      : [`“${said.trim()}”: the total is ${inWords.format(is)}.`];
  });
}

/** Products before sums; "10-12" without blanks is a range, and none. */
function valueOf(left: string): number | undefined {
  if (/\d-\d/.test(left)) return undefined;
  const parts = left.split(/\s*([+−–×*x-])\s*(?=[€$£\d])/i);
  const terms = [value(parts[0]!)];
  for (let at = 1; at < parts.length; at += 2) {
    const next = value(parts[at + 1]!);
    if (/[×*x]/i.test(parts[at]!)) terms.push(terms.pop()! * next);
    else terms.push(parts[at] === '+' ? next : -next);
  }
  const all = terms.reduce((total, term) => total + term, 0);
  return Number.isFinite(all) ? all : undefined;
}
