/** A spoken email as a kind of result, and as a kind of work that people go on editing. */
import { z } from 'zod';
import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { heardLines, mediaSource } from '#tools/hear/media-source.ts';
import { emailSchema } from '#tools/kinds/email-schema.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { forStrangers, emailAsText, mappedFiles } from '#tools/kinds/email.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import type { SpokenEmail } from './spoken-email.ts';
import {
  lengths,
  longestCorrection,
  longestEntered,
  longestSaying,
  longestSender,
  mostCorrections,
  tones,
} from './limits.ts';
import { spokenEmailKind, spokenEmailWork } from './kind.ts';

export const spokenEmailData = z.strictObject({
  said: z.string().max(longestSaying),
  entered: z.string().max(longestEntered).optional(),
  source: mediaSource.nullable(),
  lines: heardLines,
  language: z.string().max(20).nullable(),
  letter: emailSchema,
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
  write: ({ output }) => `${emailAsText(spokenEmailData.parse(output.data).letter)}\n`,
};

/** The email, not how it came to be: what was said holds what was taken back. */
const emailOnly = (content: SpokenEmail, { withFiles }: { withFiles: boolean }): SpokenEmail => ({
  ...content,
  said: '',
  entered: undefined,
  lines: [],
  corrections: [],
  settled: [],
  source: withFiles ? content.source : null,
  letter: forStrangers(content.letter),
});

export const spokenEmailResults = implementKind(spokenEmailKind, {
  schema: spokenEmailData,
  exporters: [draftExporter, jsonExporter],
  tell: (data) => ({ details: { ...data } }),
  shared({ texts, data }): Output {
    const read = spokenEmailData.safeParse(data);
    // A run that did not come so far has written what it heard.
    if (!read.success) return { texts: {}, data: null };
    return {
      texts: { [mainText]: texts[mainText] ?? '' },
      data: emailOnly(read.data, { withFiles: false }),
    };
  },
});

export const spokenEmailWorks = implementWork(spokenEmailWork, {
  schema: spokenEmailData,
  version: 1,
  text: ({ letter: email }) => emailAsText(email),
  preview: ({ letter: email }) => email.body.slice(0, 200),
  shared: emailOnly,
  mapFiles: (content, map) => ({
    ...content,
    letter: { ...content.letter, attachments: mappedFiles(content.letter.attachments, map) },
  }),
  exporters: [{ ...draft, write: ({ content }) => `${emailAsText(content.letter)}\n` }],
});
