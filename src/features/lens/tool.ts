import { z } from 'zod';
import { pictureLanguages, type PictureLanguage } from '#kit/models/picture-languages.ts';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { defineTool } from '#tools/define/tool.ts';
import { lensKind } from './kind.ts';

export const languages = ['eng', ...(Object.keys(pictureLanguages) as PictureLanguage[])] as const;
export const languageNames: Record<(typeof languages)[number], string> = {
  eng: 'English',
  ...pictureLanguages,
};
export const samples = ['receipt', 'card', 'poster'] as const;
export const longestQuestion = 1000;

const files = { field: 'files', label: 'Picture', takes: ['picture'], most: 1 } as const satisfies ToolFiles;

export const lens = defineTool({
  id: 'lens',
  title: 'Lens',
  description: 'Point a camera or drop a photo to read its text, colours and codes.',
  output: lensKind,
  page: '/lens',
  /** The picture that was given is the result, too. */
  saysInput: true,
  files,
  input: z
    .strictObject({
      files: z
        .array(z.uuid())
        .max(files.most, 'Choose one picture.')
        .default([])
        .describe('The id of an uploaded picture.'),
      sample: z.enum(samples).optional().describe('A sample picture to use instead.'),
      language: z.enum(languages).default('eng').describe('Which language its text is in, besides English.'),
      question: z
        .string()
        .trim()
        .max(longestQuestion, `Use at most ${longestQuestion.toLocaleString('en')} characters.`)
        .default('')
        .describe('A question for a vision engine; needs one to be set up.'),
    })
    .refine(({ files, sample }) => files.length > 0 || sample !== undefined, {
      path: ['files'],
      message: 'Take or choose a picture.',
    }),
  titleOf: ({ question, sample }) => question || (sample ? `Sample: ${sample}` : 'Picture'),
  titleOfOutput: ({ texts, data }, { question }) =>
    question || !(data as { words: unknown[] | null } | null)?.words?.length
      ? undefined
      : texts.text?.split('\n').find((line) => /\p{L}{3}/u.test(line)),
  examples: [
    { title: 'A receipt', input: { sample: 'receipt' } },
    { title: 'A business card', input: { sample: 'card' } },
    { title: 'A poster with a code', input: { sample: 'poster' } },
  ],
});
