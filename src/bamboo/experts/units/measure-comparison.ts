/** "Is 5 miles longer than 7 km?", "does a stone weigh more than 5 kg?", "what is bigger, a pint or half a litre?" */
import { withDigits } from '#language/number-words.ts';
import { shown } from '#language/wording.ts';
import { unitOf, type Measure } from './conversion.ts';

const more = 'longer|larger|bigger|greater|more|heavier|further|farther|higher|taller|faster|warmer|hotter';
const less = 'shorter|smaller|less|lighter|nearer|lower|slower|colder|cooler';
const measure = String.raw`((?:half an?|an?|\d[\d,]*(?:\.\d+)?) ?[a-z/ ]+?)`;
const than = new RegExp(`^(?:is|are) ${measure} (${more}|${less}) than ${measure}$`);
const equal = new RegExp(
  `^(?:is|are) ${measure} (?:the same(?: height| length| weight| distance)? as|equal to|as (?:much|long|high|heavy|far|tall) as|and) ${measure}(?: the same| equal)?$`,
);
const does = new RegExp(
  `^(?:does|do) ${measure} (?:weigh|measure|last|hold|contain) (${more}|${less}) than ${measure}$`,
);
const or = new RegExp(
  `^(?:what|which)(?: one)? (?:is|are|weighs?|lasts?)(?: the)? (${more}|${less}),? ${measure},? or ${measure}$`,
);

const roundedAway = 0.001;
/** "Mount Everest at 29,028 ft": what it is the measure of. */
const named = /\b(?:an? |the )?(?:[a-z]+ ){1,4}?(?:at|of|with) (?=\d)/g;

export function measureComparison(plain: string): string | undefined {
  const text = withDigits(plain).replace(/[:]/g, '').replaceAll(named, '');
  const claimed = than.exec(text) ?? does.exec(text);
  const asked = or.exec(text);
  const [how, a, b] = claimed ? [claimed[2], claimed[1], claimed[3]] : (asked?.slice(1) ?? []);
  const [one, other] = [a && measureOf(a), b && measureOf(b)];
  if (!how || !one || !other || one.unit.kind !== other.unit.kind) return undefined;
  const [first, second] = [one.amount * one.unit.factor, other.amount * other.unit.factor];
  const apart = Math.abs(first - second) / Math.max(Math.abs(first), Math.abs(second));
  const inFirst = `${said(other)} = ${shown(Number((second / one.unit.factor).toPrecision(6)))} ${one.unit.many}`;
  if (apart < 1e-9) return `They are **equal**: ${inFirst}.`;
  // Figures of one thing are rounded in each unit: 29,028 ft and 8,849 m are both Mount Everest.
  if (apart < roundedAway && one.unit !== other.unit) return `They are **nearly the same**: ${inFirst}.`;
  const wantsMore = new RegExp(`^(?:${more})$`).test(how);
  if (claimed) return `**${first > second === wantsMore ? 'Yes' : 'No'}**: ${inFirst}.`;
  return `**${said(first > second === wantsMore ? one : other)}** is ${how}: ${inFirst}.`;
}

interface Sameness {
  text: string;
  truth: boolean;
  /** Only the rounding differs. */
  nearly: boolean;
}

/** "Is 29,028 ft the same as 8,849 m?" */
export function samenessOf(plain: string): Sameness | undefined {
  const [, a, b] = equal.exec(withDigits(plain).replaceAll(named, '')) ?? [];
  const [one, other] = [a && measureOf(a), b && measureOf(b)];
  if (!one || !other || one.unit === other.unit || one.unit.kind !== other.unit.kind) return undefined;
  const [first, second] = [one.amount * one.unit.factor, other.amount * other.unit.factor];
  const apart = Math.abs(first - second) / Math.max(Math.abs(first), Math.abs(second));
  const truth = apart < roundedAway;
  const inOther = `${said(one)} = ${shown(Number((first / other.unit.factor).toPrecision(7)))} ${other.unit.many}`;
  return {
    text: `**${truth ? 'Yes' : 'No'}**${truth && apart > 1e-9 ? ', nearly' : ''}: ${inOther}.`,
    truth,
    nearly: truth,
  };
}

function measureOf(text: string): Measure | undefined {
  const [, count = '', name = ''] = /^(half an?|an?|\d[\d,]*(?:\.\d+)?) ?(.+)$/.exec(text.trim()) ?? [];
  const unit = unitOf(name.trim());
  const amount = count.startsWith('half') ? 0.5 : /^an?$/.test(count) ? 1 : Number(count.replaceAll(',', ''));
  return unit && count !== '' ? { amount, unit } : undefined;
}

const said = ({ amount, unit }: Measure) => `${shown(amount)} ${amount === 1 ? unit.one : unit.many}`;
