import { defineRun, type RunContext, type Update } from '#tools/define/define-run.server.ts';
import { hearLines } from '#tools/hear/hear-lines.server.ts';
import { textOfLines } from '#tools/hear/heard-lines.ts';
import type { HeardLine, MediaSource } from '#tools/hear/media-source.ts';
import { emptyEmail } from '#tools/kinds/email.ts';
import { findOccasion } from '#tools/occasions/occasions.ts';
import { composeByEngine } from './compose/by-engine.server.ts';
import { spokenEmailWork } from './kind.ts';
import type { SpokenEmail } from './spoken-email.ts';
import { longestEntered, longestSaying } from './limits.ts';
import { voiceEmailPool } from './voice-email-pool.server.ts';
import { voiceEmail } from './write-tool.ts';

interface Said {
  said: string;
  source: MediaSource | null;
  lines: HeardLine[];
  language: string | null;
}

export const voiceEmailRun = defineRun(voiceEmail, async function* (input, context) {
  const said: Said =
    input.files.length > 0 || input.sample
      ? yield* hear(input, context)
      : { said: input.said, source: null, lines: [], language: input.language || null };
  const occasion = findOccasion(input.occasion);
  if (said.said === '' && !occasion) {
    yield { text: 'No speech found in this recording. The recording is saved.' };
    return;
  }
  yield { step: 'Writing the e-mail', progress: 1 };
  const { tone, length, sender, fields } = input;
  const form = occasion && { occasion, values: fields };
  const options = { tone, length, language: said.language, sender };
  const composed =
    (await context.step('letter', ({ ai }) =>
      composeByEngine(ai, said.said, { ...options, form }).then((email) => email ?? null),
    )) ??
    (await voiceEmailPool.runTask(
      'compose',
      { said: said.said, options, form: { occasion: input.occasion, values: fields } },
      { signal: context.signal, who: context.ownerId },
    ));
  const content: SpokenEmail = {
    ...said,
    ...(form ? { entered: (composed.entered ?? enteredText(fields)).slice(0, longestEntered) } : {}),
    letter: { ...emptyEmail, subject: composed.subject.slice(0, 300), body: composed.body },
    tone: input.tone,
    length: input.length,
    sender: composed.sender,
    corrections: [],
    settled: [],
  };
  yield { text: composed.body };
  yield { text: said.said, to: 'said' };
  await context.works.create({
    kind: spokenEmailWork.id,
    title: content.letter.subject || 'Voice e-mail',
    content,
  });
  yield { data: content };
});

/** What a language model was given beside the speech, as sentences: their days and amounts are found like those in the speech. */
const enteredText = (fields: Record<string, string>) =>
  Object.values(fields)
    .map((value) => value.trim())
    .filter(Boolean)
    .join('.\n');

async function* hear(
  input: { files: string[]; sample: boolean; language: string },
  context: RunContext,
): AsyncGenerator<Update, Said, undefined> {
  const { source, lines, language } = yield* hearLines(input, context);
  return { said: textOfLines(lines).slice(0, longestSaying), source, lines, language };
}
