/** Questions to go on with, none of them made up: those that sources ask themselves, and names of what stands beside. */
import { overlap } from '#kit/sources/quotes/relevance.ts';

const most = 5;
const longest = 120;

interface Found {
  title: string;
  sources: readonly string[];
}

export function relatedTo(q: string, results: readonly Found[], headings: readonly string[]): string[] {
  const questions = [...headings, ...results.map(({ title }) => title)].filter((text) => /[?？]$/.test(text));
  const names = results
    .filter(({ sources }) => sources.includes('Wikipedia') || sources.includes('Wikidata'))
    .map(({ title }) => title);
  const related: string[] = [];
  for (const one of [...questions, ...names]) {
    if (related.length === most) break;
    if (one.length > longest || overlap(one, q) > 0.7) continue;
    if (related.some((known) => overlap(known, one) > 0.7 || known === one)) continue;
    related.push(one);
  }
  return related;
}
