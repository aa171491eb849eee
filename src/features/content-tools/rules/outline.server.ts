/** How a text is built: its own headings where it has some, else a heading for each paragraph from its words. */
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { clauseWithin, standing } from './clauses.ts';
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
      note: 'These are the headings that the text has. A language model could say what is under each.',
    };
  }
  const parts = partsOf(text);
  if (parts.length === 0) return { text: '', note: 'There are no sentences to outline.' };
  const lines = parts.map((part) => {
    const sentences = sentencesIn(part);
    const [main = 0] = heaviest(sentences, 1);
    const heading = headingOf(part, sentences[main]!);
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
    .filter((one) => sentencesIn(one).length > 0)
    .slice(0, mostParts);
  if (paragraphs.length > 1) return paragraphs;
  const sentences = sentencesIn(text).slice(0, mostParts * 3);
  return Array.from({ length: Math.ceil(sentences.length / 3) }, (_, at) =>
    sentences.slice(at * 3, at * 3 + 3).join(' '),
  );
}

function headingOf(part: string, main: string): string {
  const clause = clauseWithin(main, longestHeading);
  if (clause && !/^(?:It|They|He|She|This|That|These|Those|There)\b/.test(clause)) return clause;
  const [topic, second] = phrasesIn(part, 2);
  if (!topic) return clause ?? within(standing(main), longestHeading);
  const words = second ? `${topic.text}, ${second.text}` : topic.text;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
