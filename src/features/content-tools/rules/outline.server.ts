/** How a text is built: its own headings where it has some, else a heading for each paragraph from its words. */
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { clauseWithin, standing } from './clauses.ts';
import { mailBody } from './mail-body.ts';
import { phrasesIn } from './phrases.server.ts';
import { isHeading, linesOf, sentencesIn, within } from './prose.ts';
import { heaviest } from './weigh.ts';

const longestHeading = 60;
const longestPoint = 110;
const mostParts = 40;

export function outlineByRule({ text }: SmallInput): Written {
  const headings = linesOf(text).filter(isHeading);
  if (headings.length > 1) {
    const top = Math.min(...headings.map(levelOf));
    return {
      text: headings.map((line) => `${'  '.repeat(levelOf(line) - top)}- ${line.text.trim()}`).join('\n'),
      note: 'These are the text’s headings. A language model could summarise each section.',
    };
  }
  const items = linesOf(text).filter(({ lead, text: line }) => /[-*+•]|\d/.test(lead) && line.trim() !== '');
  if (
    items.length > 2 &&
    items.length * 2 > linesOf(text).filter(({ text: line }) => line.trim() !== '').length
  )
    return {
      text: items
        .slice(0, mostParts)
        .map(({ lead, text: line }) => `${' '.repeat(lead.length - lead.trimStart().length)}- ${line.trim()}`)
        .join('\n'),
      note: 'This is already a list. A language model could group its items.',
    };
  const parts = partsOf(mailBody(text));
  if (parts.length === 0) return { text: '', note: 'There’s nothing to outline.' };
  const lines = parts.map((part) => {
    const sentences = sentencesIn(part);
    const leading = sentences.filter((one) => !/^(?:if|please|could|can|would|thanks)\b/i.test(one));
    const [main = 0] = heaviest(leading.length > 0 ? leading : sentences, 1);
    const heading = headingOf(part, (leading.length > 0 ? leading : sentences)[main]!);
    const points = heaviest(sentences, 2)
      .map((place) => short(sentences[place]!))
      .filter((point) => !point.startsWith(heading));
    return [`- **${heading}**`, ...points.map((point) => `  - ${point}`)].join('\n');
  });
  return {
    text: lines.join('\n'),
    note: 'Headings and points are the text’s own words. A language model could name the parts and find a better order.',
  };
}

const levelOf = ({ lead }: { lead: string }) => lead.match(/#/g)?.length ?? 1;
const short = (sentence: string) =>
  clauseWithin(sentence, longestPoint) ?? within(standing(sentence), longestPoint);

/** Paragraphs; a text without any, by threes. */
function partsOf(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => sentencesIn(one).length > 0 && !isAddress(one))
    .slice(0, mostParts);
  if (paragraphs.length > 1) return paragraphs;
  const sentences = sentencesIn(text).slice(0, mostParts * 3);
  return Array.from({ length: Math.ceil(sentences.length / 3) }, (_, at) =>
    sentences.slice(at * 3, at * 3 + 3).join(' '),
  );
}

/** "Dear Ms Okafor," within a longer text, and who signs. */
const isAddress = (part: string) =>
  /^(?:dear|hi|hello|yours|kind|best|regards|sincerely|cheers)\b[^.!?]{0,80}$/i.test(part);

function headingOf(part: string, main: string): string {
  const clause = clauseWithin(main, longestHeading);
  if (clause && !/^(?:It|They|He|She|This|That|These|Those|There)\b/.test(clause)) return clause;
  const [topic, second] = phrasesIn(part, 2);
  // One small word names no part.
  if (!topic || (!topic.isName && !topic.text.includes(' ')))
    return clause ?? within(standing(main), longestHeading);
  const words = second ? `${topic.text}, ${second.text}` : topic.text;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
