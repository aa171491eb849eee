/** "I have 50 and spend 18.75": what is left after each thing that happens. */
import type { Sum } from './percentages.ts';
import { n, readable } from './problem-parts.ts';
import { numbersIn } from './story-text.ts';

const losing =
  'spend|spends|spent|give away|gives away|gave away|give|gives|gave|eat|eats|ate|lose|loses|lost|use|uses|used|sell|sells|sold|pay|pays|paid|take|takes|took|donate|donated|break|broke|throw away|cost|costs|borrow|borrowed|remove|removed|drink|drank|get off|got off|leave|leaves|fly away|flew away|goes? (?:on|to|for)';
const gaining =
  'get another|gets another|got another|receive|receives|received|earn|earns|earned|find|finds|found|win|wins|won|buy another|bought another|buy|buys|bought|get|gets|got|join|joined|get on|got on|add|added';
const having = String.raw`(?:have|has|had|start(?:ed)? with|there (?:are|were|is|was)|budget (?:is|of)|salary (?:is|of)|begin with|own|owns|owned|with|contains?|contained|earn|earns|make)`;

export function remaining(text: string): Sum | undefined {
  if (
    !/\b(?:left|remain\w*|still (?:have|has|there)|have (?:now|over)|has now|do (?:i|we|they) have|does (?:he|she) have|are there now)\b/.test(
      text,
    )
  )
    return undefined;
  const start = new RegExp(`\\b${having} (?:about )?${n}(?!%)`).exec(text);
  if (!start || /\b(?:all but|except|each|every)\b/.test(text)) return undefined;
  const after = text.slice(start.index + start[0].length);
  const verb = `(?:${losing}|${gaining})`;
  const event = new RegExp(
    `(?:\\b(${losing})|\\b(${gaining})|\\band)\\b(?: (?!\\d|${verb}\\b)[a-z']+){0,4}? (\\d+(?:\\.\\d+)?%?)`,
    'g',
  );
  let expression = start[1]!;
  let [used, sign] = [1, ''];
  for (const [, lost, won, amount = ''] of after.matchAll(event)) {
    sign = lost ? '-' : won ? '+' : sign;
    if (sign === '') return undefined;
    expression = amount.endsWith('%')
      ? `(${expression}) * (100 ${sign} ${amount.slice(0, -1)}) / 100`
      : `${expression} ${sign} ${amount}`;
    used += 1;
  }
  return used === numbersIn(text).length && used > 1
    ? { expression, says: `${readable(expression)} = **{}**` }
    : undefined;
}
