/** "Is 5 miles longer than 7 km?", "does a stone weigh more than 5 kg?", "what is bigger, a pint or half a litre?" */
import { withDigits } from '#language/number-words.ts';
import { shown } from '#language/wording.ts';
import { unitOf, type Measure } from './conversion.ts';

const more = 'longer|larger|bigger|greater|more|heavier|further|farther|higher|taller|faster|warmer|hotter';
const less = 'shorter|smaller|less|lighter|nearer|lower|slower|colder|cooler';
const measure = String.raw`((?:half an?|an?|\d[\d,]*(?:\.\d+)?) ?[a-z/ ]+?)`;
const than = new RegExp(`^(?:is|are) ${measure} (${more}|${less}) than ${measure}$`);
const does = new RegExp(
  `^(?:does|do) ${measure} (?:weigh|measure|last|hold|contain) (${more}|${less}) than ${measure}$`,
);
const or = new RegExp(
  `^(?:what|which)(?: one)? (?:is|are|weighs?|lasts?)(?: the)? (${more}|${less}),? ${measure},? or ${measure}$`,
);

export function measureComparison(plain: string): string | undefined {
  const text = withDigits(plain).replace(/[:]/g, '');
  const claimed = than.exec(text) ?? does.exec(text);
  const asked = or.exec(text);
  const [how, a, b] = claimed ? [claimed[2], claimed[1], claimed[3]] : (asked?.slice(1) ?? []);
  const [one, other] = [a && measureOf(a), b && measureOf(b)];
  if (!how || !one || !other || one.unit.kind !== other.unit.kind) return undefined;
  const [first, second] = [one.amount * one.unit.factor, other.amount * other.unit.factor];
  const same = Math.abs(first - second) < 1e-9 * first;
  const inFirst = `${said(other)} = ${shown(Number((second / one.unit.factor).toPrecision(6)))} ${one.unit.many}`;
  if (same) return `They are **equal**: ${inFirst}.`;
  const wantsMore = new RegExp(`^(?:${more})$`).test(how);
  if (claimed) return `**${first > second === wantsMore ? 'Yes' : 'No'}**: ${inFirst}.`;
  return `**${said(first > second === wantsMore ? one : other)}** is ${how}: ${inFirst}.`;
}

function measureOf(text: string): Measure | undefined {
  const [, count = '', name = ''] = /^(half an?|an?|\d[\d,]*(?:\.\d+)?) ?(.+)$/.exec(text.trim()) ?? [];
  const unit = unitOf(name.trim());
  const amount = count.startsWith('half') ? 0.5 : /^an?$/.test(count) ? 1 : Number(count.replaceAll(',', ''));
  return unit && count !== '' ? { amount, unit } : undefined;
}

const said = ({ amount, unit }: Measure) => `${shown(amount)} ${amount === 1 ? unit.one : unit.many}`;
