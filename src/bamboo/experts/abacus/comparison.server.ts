/** Which of two numbers is larger: "what's bigger, 3/4 or 5/7?" */
import { withDigits } from '#language/number-words.ts';
import { evaluate } from './math.server.ts';

const number = String.raw`(-?\d+(?:\.\d+)?(?: ?[/^] ?\d+)?%?)`;
const which = new RegExp(
  `^(?:(?:what|which)(?: (?:number|one|fraction))?(?: is)? |is )?(?:the )?(bigger|larger|greater|more|higher|smaller|less|lower)(?: (?:number|fraction|one))?[,:]? (?:is )?${number},? or ${number}$`,
);
const than = new RegExp(
  `^is ${number} (bigger|larger|greater|more|higher|smaller|less|lower) than ${number}$`,
);

export function comparisonOf(plain: string): string | undefined {
  const text = withDigits(plain).replaceAll(/(\d),(?=\d{3}\b)/g, '$1');
  const asked = which.exec(text);
  const claimed = than.exec(text);
  const [how, a, b] = asked ? asked.slice(1) : claimed ? [claimed[2], claimed[1], claimed[3]] : [];
  const [one, other] = [a, b].map((part) => part && evaluate(part.replace(/%$/, ' / 100')));
  if (!how || !one || !other) return undefined;
  if (one.eq(other)) return `${a} and ${b} are **equal**.`;
  const larger = one.gt(other);
  const wantsLarger = !/smaller|less|lower/.test(how);
  if (claimed)
    return `**${larger === wantsLarger ? 'Yes' : 'No'}**, ${a} is ${larger ? 'larger' : 'smaller'} than ${b}.`;
  const [first, second] = larger === wantsLarger ? [a, b] : [b, a];
  return `**${first}** is ${wantsLarger ? 'larger' : 'smaller'} than ${second}.`;
}
