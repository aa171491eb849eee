import { defineRun, type RunContext, type Update } from '#tools/define/define-run.server.ts';
import { hearAll } from '#tools/hear/hear-all.server.ts';
import { linesOf, textOfLines } from '#tools/hear/heard-lines.ts';
import { givenMedia, sampleMedia } from '#tools/hear/media.server.ts';
import type { HeardLine, MediaSource } from '#tools/hear/media-source.ts';
import { emptyLetter } from '#tools/kinds/letter.ts';
import { composeLetter } from './compose/compose.ts';
import { composeByEngine } from './compose/by-engine.server.ts';
import { longestSaying, spokenLetterKind, type SpokenLetter } from './spoken-letter.ts';
import { voiceEmail } from './write-tool.ts';

const sample = { sample: 'planning-meeting.mp3', name: 'Sample: a planning meeting.mp3' } as const;

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
  if (said.said === '') {
    yield { text: 'Nobody speaks in this recording, so there is nothing to write. The recording is kept.' };
    return;
  }
  yield { step: 'Writing the e-mail', progress: 1 };
  const wish = { tone: input.tone, length: input.length, language: said.language, sender: input.sender };
  const composed =
    (await context.step('letter', ({ ai }) =>
      composeByEngine(ai, said.said, wish).then((letter) => letter ?? null),
    )) ?? composeLetter(said.said, wish);
  const content: SpokenLetter = {
    ...said,
    letter: { ...emptyLetter, subject: composed.subject.slice(0, 300), body: composed.body },
    tone: input.tone,
    length: input.length,
    sender: composed.sender,
    corrections: [],
    settled: [],
  };
  yield { text: composed.body };
  yield { text: said.said, to: 'said' };
  await context.works.create({
    kind: spokenLetterKind,
    title: content.letter.subject || 'Voice e-mail',
    content,
  });
  yield { data: content };
});

async function* hear(
  input: { files: string[]; sample: boolean; language: string },
  context: RunContext,
): AsyncGenerator<Update, Said, undefined> {
  yield { step: 'Opening the recording' };
  const { source, stream } = await (input.sample
    ? sampleMedia(sample, context)
    : givenMedia(input.files[0]!, context));
  const own = await context.rooms.words.all();
  const lineOf = ({ text }: { text: string }) => `${text} `;
  const heard = yield* hearAll(stream, { language: input.language || null, lineOf }, context);
  const lines = linesOf(heard.cues, own);
  return { said: textOfLines(lines).slice(0, longestSaying), source, lines, language: heard.language };
}
