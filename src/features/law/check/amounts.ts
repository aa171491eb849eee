/** Numbers that disagree with the words before them, and sums of the same name that differ. */
import { passageOf, type Finding, type Passage } from './finding.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const word = `(?:${[...units, ...tens].join('|')})`;
const doubled = new RegExp(String.raw`\b(${word}(?:-${word})?) \((\d{1,3})\)`, 'gi');
const sums =
  /\b(price|fee|rent|deposit|salary|penalty|purchase price|retainer)\b([^.\n]{0,40}?)((?:EUR|USD|GBP|CHF|AUD|CAD|[€$£]) ?\d[\d.,]{0,20})/gi;

export function checkAmounts(text: string): Finding[] {
  const findings: Finding[] = [];
  for (const match of text.matchAll(doubled)) {
    const inWords = valueOf(match[1]!.toLowerCase());
    if (inWords !== Number(match[2]))
      findings.push({
        title: `“${match[1]}” and ${match[2]} disagree`,
        why: 'The words and the number should say the same.',
        passages: [passageOf(match)],
      });
  }
  const byName = new Map<string, Map<string, Passage>>();
  for (const match of text.matchAll(sums)) {
    const name = match[1]!.toLowerCase();
    const sum = match[3]!.replaceAll(/[ ,]|\.(?=\d{3}\b)|[.,]$/g, '').replace(/\.00?$/, '');
    const known = byName.get(name) ?? new Map<string, Passage>();
    if (!known.has(sum)) known.set(sum, passageOf(match));
    byName.set(name, known);
  }
  for (const [name, found] of byName)
    if (found.size > 1)
      findings.push({
        title: `The ${name} is ${[...found.keys()].slice(0, 5).join(' and ')}`,
        why: 'Different sums stand beside the same word. That may be meant; check each.',
        passages: [...found.values()],
      });
  return findings;
}

function valueOf(words: string): number {
  return words
    .split('-')
    .reduce((sum, one) => sum + (units.includes(one) ? units.indexOf(one) : (tens.indexOf(one) + 2) * 10), 0);
}
