/** A spoken letter as a kind of result, and as a kind of work that people go on editing. */
import { z } from 'zod';
import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { heardLines, mediaSource } from '#tools/hear/media-source.ts';
import { letterSchema } from '#tools/kinds/letter-schema.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { forStrangers, letterText, mappedFiles } from '#tools/kinds/letter.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import {
  lengths,
  longestCorrection,
  longestSaying,
  longestSender,
  mostCorrections,
  spokenLetterKind as id,
  tones,
  type SpokenLetter,
} from './spoken-letter.ts';

export const spokenLetterData = z.strictObject({
  said: z.string().max(longestSaying),
  source: mediaSource.nullable(),
  lines: heardLines,
  language: z.string().max(20).nullable(),
  letter: letterSchema,
  tone: z.enum(tones),
  length: z.enum(lengths),
  sender: z.string().max(longestSender),
  corrections: z.array(z.string().max(longestCorrection)).max(mostCorrections),
  settled: z.array(z.string().max(300)).max(500),
});

const draft = {
  format: 'txt',
  label: 'Draft as plain text',
  extension: 'txt',
  contentType: 'text/plain',
} as const;

const draftExporter: Exporter = {
  ...draft,
  write: ({ output }) => `${letterText(spokenLetterData.parse(output.data).letter)}\n`,
};

/** The letter, not how it came to be: what was said holds what was taken back. */
const letterAlone = (content: SpokenLetter, { withFiles }: { withFiles: boolean }): SpokenLetter => ({
  ...content,
  said: '',
  lines: [],
  corrections: [],
  settled: [],
  source: withFiles ? content.source : null,
  letter: forStrangers(content.letter),
});

export const spokenLetterKind = defineKind({
  id,
  title: 'Voice e-mail',
  schema: spokenLetterData,
  exporters: [draftExporter, jsonExporter],
  tell: (data) => ({ details: { ...data } }),
  shared({ texts, data }): Output {
    const read = spokenLetterData.safeParse(data);
    // A run that did not come so far has written what it heard.
    if (!read.success) return { texts: {}, data: null };
    return {
      texts: { [mainText]: texts[mainText] ?? '' },
      data: letterAlone(read.data, { withFiles: false }),
    };
  },
});

export const spokenLetterWork = defineWork({
  id,
  title: 'Voice e-mail',
  schema: spokenLetterData,
  version: 1,
  text: ({ letter }) => letterText(letter),
  preview: ({ letter }) => letter.body.slice(0, 200),
  shared: letterAlone,
  mapFiles: (content, map) => ({
    ...content,
    letter: { ...content.letter, attachments: mappedFiles(content.letter.attachments, map) },
  }),
  exporters: [{ ...draft, write: ({ content }) => `${letterText(content.letter)}\n` }],
  page: '/ai/voice-email',
});
