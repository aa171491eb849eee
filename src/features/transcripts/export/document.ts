/** A transcript as a document: its summary and chapters, then what each speaker says. */
import { placeWords, withQuote } from '#kit/quotes/quote-link.ts';
import { heading, note, type OutlinePart } from '#tools/export/outline.ts';
import { asText } from '#tools/export/write-markdown.ts';
import { clock } from '#tools/hear/clock.ts';
import { speakerOf, type Row, type Transcript } from '../data.ts';
import { sourceWords } from '../source-words.ts';

/** Seconds after which a time stands before the words again. */
const longestParagraph = 60;

interface ExportDetails {
  title?: string;
  /** Where the transcript is shown: each quote leads to its second there. */
  address?: string | undefined;
}

export function documentParts(
  transcript: Transcript,
  { title = transcript.title, address }: ExportDetails = {},
): OutlinePart[] {
  const { summary, quotes } = transcript;
  return [
    { is: 'title', text: title },
    note(sourceWords(transcript)),
    ...(summary.length > 0
      ? [heading(2, 'Summary'), { is: 'question', text: summary.map(({ text }) => text).join(' ') } as const]
      : []),
    ...(quotes.length > 0
      ? [
          heading(2, 'Quotes'),
          {
            is: 'markdown',
            text: quotes.map((quote) => `- “${asText(quote.text)}” ${when(quote.start, address)}`).join('\n'),
          } as const,
        ]
      : []),
    heading(2, 'Transcript'),
    ...saidParts(transcript),
  ];
}

function when(second: number, address: string | undefined): string {
  const words = placeWords({ second });
  return address ? `[${words}](${withQuote(address, { second })})` : words;
}

function* saidParts(transcript: Transcript): Generator<OutlinePart> {
  const chapters = [...transcript.chapters];
  let open: { row: Row; speaker: string | undefined; texts: string[] } | undefined;
  for (const row of transcript.rows) {
    const speaker = speakerOf(transcript, row);
    const chapter = chapters[0] && chapters[0].start <= row.start ? chapters.shift() : undefined;
    if (open && !chapter && open.speaker === speaker && row.start - open.row.start < longestParagraph) {
      open.texts.push(row.text);
      continue;
    }
    if (open) yield* paragraph(open);
    if (chapter) yield heading(3, chapter.title);
    open = { row, speaker, texts: [row.text] };
  }
  if (open) yield* paragraph(open);
}

function* paragraph({
  row,
  speaker,
  texts,
}: {
  row: Row;
  speaker: string | undefined;
  texts: string[];
}): Generator<OutlinePart> {
  yield note([clock(row.start), speaker].filter(Boolean).join(' · '));
  // A person's own words, which are not Markdown.
  yield { is: 'question', text: texts.join(' ') };
}
