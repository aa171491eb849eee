/** What an email is about: the beginning of its first sentence that says something. */
import { capital } from '#language/capital.ts';
import { findFacts } from '#language/facts.ts';
import { sentencesOf } from '#language/sentences.ts';

const longest = 70;

export function subjectFrom(paragraphs: readonly string[]): string {
  const sentences = paragraphs.flatMap(sentencesOf);
  const first = sentences.find((sentence) => sentence.split(/\s+/).length >= 3) ?? sentences[0] ?? '';
  return capital(shortened(first.replace(/[.!?]+$/, '').trim()));
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  // Half a fact is another fact.
  const within = findFacts(text).find(({ start, end }) => start < longest && end > longest);
  const cut = text.slice(0, Math.max(20, Math.min(longest, within?.start ?? longest)));
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 20))
    .replace(/(?:[,;:]|\s(?:and|or|the|a|an|to|of|in|on|at|by|for|that|was|is))+$/i, '');
}
