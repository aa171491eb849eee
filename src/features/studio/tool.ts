/** One brief, a whole set. */
import { z } from 'zod';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { longestAbout, longestWhat, mostFacts, mostLinks } from './brief.ts';
import { example } from './examples.ts';
import { briefFields, factFields, linkFields, partKind, voiceSchema } from './fields.ts';
import { partKinds, setKind } from './set.ts';

const files = { field: 'files', label: 'Picture', takes: ['picture'], most: 1 } as const satisfies ToolFiles;

/** Results that hold a text to make a set of. */
const textKinds = [
  'text',
  'writing',
  'chat',
  'consensus',
  'draft',
  'letter',
  'transcript',
  'voice-note',
  'document-overview',
  'document-answer',
  'research',
  'search',
] as const;

export const studio = defineTool({
  id: 'studio',
  title: 'Content creation studio',
  description:
    'One brief becomes an article, posts for each network, a newsletter, a script and a card, with the facts locked.',
  output: setKind,
  page: '/v2/content-creation-studio',
  needs: ['text'],
  files,
  input: z
    .strictObject({
      ...briefFields,
      what: briefFields.what.trim().min(1, 'Say in a line what it is about.'),
      about: briefFields.about.default(''),
      audience: briefFields.audience.default(''),
      who: briefFields.who.default(''),
      tone: briefFields.tone.default('plain'),
      tags: briefFields.tags.default([]),
      facts: z
        .array(z.strictObject({ ...factFields, label: factFields.label.default('') }))
        .max(mostFacts, `At most ${mostFacts} facts.`)
        .default([])
        .describe('What must be right wherever it is said.'),
      links: z
        .array(z.strictObject({ ...linkFields, label: linkFields.label.default('') }))
        .max(mostLinks, `At most ${mostLinks} links.`)
        .default([])
        .describe('Where people should go; the first is the call to action.'),
      parts: z
        .array(partKind)
        .min(1, 'Choose at least one part.')
        .max(partKinds.length)
        .default([...partKinds])
        .describe('What to make.'),
      voice: voiceSchema.optional().describe('Rules of a voice that the parts are written and checked by.'),
      files: z
        .array(z.uuid())
        .max(1, 'Choose one picture.')
        .default([])
        .describe('The id of a picture that was uploaded before, for the card.'),
    })
    .refine(({ about, facts }) => about.trim() !== '' || facts.some(({ value }) => value.trim()), {
      path: ['about'],
      message: 'Write a few sentences on what there is to say, or add facts.',
    }),
  titleOf: ({ what }) => what,
  accepts: [
    ...textKinds.map((kind) => ({ kind, as: kind === 'document-overview' ? briefOfDocument : briefFrom })),
    { kind: 'lens', as: (output: Output) => ({ ...briefFrom(output), files: pictureIn(output) }) },
    { kind: 'pictures', as: (output: Output) => ({ files: filesOf(output) }) },
    { kind: 'picture', as: drawnIn },
  ],
  examples: [
    { title: 'A bakery opens', input: example.bakery },
    { title: 'A software release', input: example.release },
    { title: 'An apology', input: example.apology },
  ],
});

/** The first line says what it is about, if it is short enough to. */
function briefFrom({ texts }: Output) {
  const lines = plain(texts[mainText] ?? '').split('\n');
  const at = lines.findIndex((line) => line.trim());
  const first = lines[at]?.trim() ?? '';
  const isTitle = first.length <= longestWhat && !/[.!?]$/.test(first) && lines.length > at + 1;
  const about = (isTitle ? lines.slice(at + 1) : lines).join('\n').trim();
  return {
    what: isTitle ? first : cutAtWord(first.split(/(?<=[.!?])\s/)[0] ?? '', 100),
    about: cutAtWord(about, longestAbout - 1),
  };
}

interface Overview {
  document: { name: string };
  outline: { text: string }[];
  summary: { text: string }[];
  keyPoints: { text: string }[];
}

/** What a document says, in its own sentences: without the headings of its overview and the places where they stand. */
function briefOfDocument(output: Output) {
  const { document, outline = [], summary = [], keyPoints = [] } = (output.data ?? {}) as Partial<Overview>;
  const about = [...summary, ...keyPoints].map(({ text }) => text.trim()).join('\n');
  if (!document || about === '') return briefFrom(output);
  const title = outline[0]?.text.trim() || document.name.replace(/\.\w{1,5}$/, '');
  return { what: cutAtWord(title, longestWhat), about: cutAtWord(about, longestAbout - 1) };
}

/** Without the marks of Markdown; lists stay lists, and links keep their words. */
const plain = (text: string) =>
  text
    .slice(0, 40_000)
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/^>\s?/gm, '');

function pictureIn({ data }: Output): string[] {
  const file = (data as { picture?: { file?: unknown } } | null)?.picture?.file;
  return typeof file === 'string' ? [file] : [];
}

/** The first of those that were drawn, with what it shows. */
function drawnIn({ data }: Output) {
  const [drawn] = (data as { pictures?: { file: string; description: string }[] } | null)?.pictures ?? [];
  return drawn ? { files: [drawn.file], what: cutAtWord(drawn.description, longestWhat) } : {};
}

function filesOf({ data }: Output): string[] {
  const notes = (data as { files?: { id: string; contentType: string }[] } | null)?.files ?? [];
  return notes
    .filter(({ contentType }) => contentType.startsWith('image/'))
    .map(({ id }) => id)
    .slice(0, 1);
}
