/** One brief, a whole set. */
import { z } from 'zod';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { longestAbout, longestWhat, mostFacts, mostLinks } from './brief.ts';
import { example } from './examples.ts';
import { briefFields, factFields, linkFields, partKind, voiceSchema } from './fields.ts';
import { setKind } from './kind.ts';
import { partKinds } from './set.ts';
import { acceptPictures, acceptReadable } from '#tools/define/accepts.ts';
import type { Kind, KindPicture, KindSummary } from '#tools/kinds/kind.ts';

const files = { field: 'files', label: 'Picture', takes: ['picture'], most: 1 } as const satisfies ToolFiles;

export const studio = defineTool({
  id: 'studio',
  title: 'Content creation studio',
  description:
    'Turn one brief into an article, social posts, a newsletter, a script and a card, with consistent facts.',
  output: setKind,
  page: '/v2/content-creation-studio',
  needs: ['text'],
  modelNeed: {
    what: 'Writing for each channel',
    now: 'Without one, every part holds your own sentences in your order, your facts and your link, as many as fit, and the facts stay locked.',
    example: {
      given:
        'Bakery opening on Mill Lane, Saturday 14 March, 7 am. The first 50 customers get a free cinnamon bun.',
      gives:
        'Free cinnamon buns for the first 50 through our door! Mill Lane Bakery opens on Saturday 14 March at 7 am.',
    },
  },
  files,
  input: z
    .strictObject({
      ...briefFields,
      what: briefFields.what.trim().min(1, 'Enter a topic.'),
      about: briefFields.about.default(''),
      audience: briefFields.audience.default(''),
      who: briefFields.who.default(''),
      tone: briefFields.tone.default('plain'),
      tags: briefFields.tags.default([]),
      facts: z
        .array(z.strictObject({ ...factFields, label: factFields.label.default('') }))
        .max(mostFacts, `Use at most ${mostFacts} facts.`)
        .default([])
        .describe('What must be right wherever it is said.'),
      links: z
        .array(z.strictObject({ ...linkFields, label: linkFields.label.default('') }))
        .max(mostLinks, `Use at most ${mostLinks} links.`)
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
        .describe('The id of an uploaded picture for the card.'),
    })
    .refine(({ about, facts }) => about.trim() !== '' || facts.some(({ value }) => value.trim()), {
      path: ['about'],
      message: 'Add a few sentences or facts.',
    }),
  titleOf: ({ what }) => what,
  accepts: [acceptReadable(briefOf), acceptPictures(briefOfPicture)],
  examples: [
    { title: 'A bakery opens', input: example.bakery },
    { title: 'A software release', input: example.release },
    { title: 'An apology', input: example.apology },
  ],
});

/** What a result says, with its first picture where it has one. */
function briefOf(output: Output, kind: Kind) {
  const { data } = output;
  const summary = data === null ? undefined : kind.summary?.(data);
  const [picture] = data === null ? [] : (kind.pictures?.(data) ?? []);
  return {
    ...(summary ? briefFromSummary(summary) : briefFromText(output)),
    ...(picture ? { files: [picture.file] } : {}),
  };
}

const briefFromSummary = ({ title, text }: KindSummary) => ({
  what: cutAtWord(title, longestWhat),
  about: cutAtWord(text, longestAbout - 1),
});

/** The first of the pictures, with what it shows. */
function briefOfPicture(_output: Output, [picture]: readonly KindPicture[]) {
  return {
    files: picture ? [picture.file] : [],
    ...(picture?.description ? { what: cutAtWord(picture.description, longestWhat) } : {}),
  };
}

/** The first line says what it is about, if it is short enough to. */
function briefFromText({ texts }: Output) {
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

/** Without the marks of Markdown; lists stay lists, and links keep their words. */
const plain = (text: string) =>
  text
    .slice(0, 40_000)
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/^>\s?/gm, '');
