/** Material becomes the chapters of a book, or an idea its outline. */
import { z } from 'zod';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { acceptReadable } from '#tools/define/accepts.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { longestTitle } from '#tools/define/title.ts';
import { defineTool } from '#tools/define/tool.ts';
import type { Kind } from '#tools/kinds/kind.ts';
import { longestName } from './book.ts';
import { bookKind } from './kind.ts';

export const longestSource = 1_000_000;
export const beginnings = ['material', 'idea'] as const;

const files = {
  field: 'files',
  label: 'Documents',
  takes: ['text', 'pdf', 'document'],
  most: 10,
} as const satisfies ToolFiles;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .transform((text) => text.replaceAll(/\s+/g, ' '));

export const ebook = defineTool({
  id: 'ebook',
  title: 'Write an ebook',
  description: 'Turn texts, documents, transcripts or notes into chapters, or an idea into an outline.',
  output: bookKind,
  page: '/ebooks/create',
  needs: ['text'],
  modelNeed: {
    what: 'Planning a book from an idea, and writing its chapters',
    now: 'Without one, your material is arranged into chapters at its headings, and each line of an idea becomes a chapter to write. No prose is invented.',
    example: {
      given: 'A short guide to growing bamboo in pots, for beginners.',
      gives: '1. Choosing a plant  2. Pots and soil  3. Water and light  4. Winter  5. Common problems',
    },
  },
  files,
  input: z
    .strictObject({
      title: line(longestTitle)
        .default('')
        .describe('The title; without it, that of the text or the first file.'),
      author: line(longestName).default('').describe('The name on the cover.'),
      begin: z
        .enum(beginnings)
        .default('material')
        .describe('`material` arranges what is given; `idea` plans chapters from it.'),
      source: z
        .string()
        .max(longestSource, `Use at most ${longestSource.toLocaleString('en')} characters.`)
        .default('')
        .describe('The text of the book in Markdown, or the idea.'),
      files: z
        .array(z.uuid())
        .max(files.most, `Choose at most ${files.most} files.`)
        .default([])
        .describe('Ids of uploaded texts, PDFs, office documents and e-books.'),
    })
    .refine(({ source, files }) => source.trim() !== '' || files.length > 0, {
      path: ['source'],
      message: 'Paste a text or choose a file.',
    }),
  titleOf: ({ title, source }) =>
    title ||
    source
      .trim()
      .split('\n')[0]!
      .replace(/^#+\s*/, '') ||
    'Ebook',
  accepts: [acceptReadable(sourceOf)],
  examples: [
    {
      title: 'Two recipes',
      input: {
        title: 'Soups for cold days',
        author: 'Ana Lindqvist',
        source:
          'Two soups that I make every winter. Both keep for three days.\n\n## Leek and potato soup\n\nFor four people:\n\n- 3 leeks\n- 500 g potatoes\n- 1 litre vegetable stock\n\nSlice the leeks and soften them in butter for ten minutes. Add the potatoes and the stock, simmer for 20 minutes, then blend.\n\n## Lentil soup with lemon\n\nFor four people:\n\n- 250 g red lentils\n- 2 carrots\n- 1 lemon\n\nSimmer the lentils and the sliced carrots in 1.2 litres of water for 25 minutes. Season, and add the lemon juice just before serving.',
      },
    },
    {
      title: 'An outline for a handbook',
      input: {
        title: 'Welcome to the team',
        begin: 'idea',
        source:
          'Your first day\nHow we work together\nTools and accounts\nHolidays and sick leave\nWhom to ask',
      },
    },
  ],
});

/** What a result says: its own title is that of the book. */
function sourceOf({ texts, data }: Output, kind: Kind) {
  const summary = data === null ? undefined : kind.summary?.(data);
  return {
    ...(summary ? { title: cutAtWord(summary.title, longestTitle - 1) } : {}),
    source: (texts[mainText] ?? '').slice(0, longestSource),
  };
}
