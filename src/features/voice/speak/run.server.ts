import { voices } from '#kit/models/voices.ts';
import { encodeWav } from '#kit/models/wav.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import { fetching } from '#tools/hear/hear-all.server.ts';
import { reportWhileWaiting } from '#tools/hear/report-while-waiting.server.ts';
import { spread, wordsOf } from '#tools/hear/word-times.ts';
import type { OwnWordView } from '#tools/hear/contract.ts';
import { asSpoken } from './as-spoken.ts';
import { partsText, type ReadAloud, type SpokenPart } from './data.ts';
import { joinAsMp3 } from './join-parts.server.ts';
import { portionsOf, type Portion } from './portions.ts';
import { readAloud } from './tool.ts';

export const readAloudRun = defineRun(readAloud, async function* (input, context) {
  const portions = portionsOf(input.text, input.pause);
  const own = await context.extensions.words.all();
  const parts: SpokenPart[] = [];
  for (const [at, portion] of portions.entries()) {
    yield { step: `Reading part ${at + 1} of ${portions.length}`, progress: at / portions.length };
    const part = yield* context.writtenStep(`part-${at}`, ({ signal }) =>
      reportWhileWaiting((tell) =>
        speakPart(portion, {
          ...input,
          own,
          at,
          signal,
          context,
          onFetch: (progress) => tell(fetching(progress)),
        }),
      ),
    );
    parts.push(part);
    yield { append: `${JSON.stringify(part)}\n`, to: partsText };
    yield { append: `${portion.text} ` };
  }
  yield { step: 'Joining the parts', progress: 1 };
  const mp3 = await context.step('whole', () => joinAsMp3(parts, context));
  const whole: ReadAloud = {
    voice: input.voice,
    speed: input.speed,
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    parts,
    mp3,
  };
  yield { text: input.text };
  yield { data: whole };
});

interface SpeechRequest {
  voice: string;
  speed: number;
  own: readonly OwnWordView[];
  at: number;
  signal: AbortSignal;
  context: RunContext;
  onFetch: (progress: Parameters<typeof fetching>[0]) => void;
}

async function speakPart(portion: Portion, wish: SpeechRequest): Promise<SpokenPart> {
  const { models, files } = wish.context;
  const isNatural = voices.find(({ id }) => id === wish.voice)?.quality === 'natural';
  const speak = isNatural ? models.speak : models.speakLight;
  const lengths: number[] = [];
  const { voice, speed, signal, onFetch } = wish;
  const sound = await speak(asSpoken(portion.text, wish.own), {
    voice,
    speed,
    signal,
    onFetch,
    onChunk: ({ pcm, sampleRate }) => lengths.push(pcm.length / sampleRate),
  });
  const silence = Math.round(portion.pause * sound.sampleRate);
  const pcm = new Float32Array(sound.pcm.length + silence);
  pcm.set(sound.pcm);
  const body = encodeWav({ sampleRate: sound.sampleRate, pcm });
  const name = `Part ${wish.at + 1}.wav`;
  const { id } = await files.store({ name, contentType: 'audio/wav', body, maxBytes: body.length });
  const spoken = sound.pcm.length / sound.sampleRate;
  return {
    file: id,
    seconds: pcm.length / sound.sampleRate,
    text: portion.text,
    words: timesOf(portion.text, lengths, spoken),
  };
}

/** Sentences have their own lengths; within one, words are shared out by theirs. */
function timesOf(text: string, lengths: readonly number[], seconds: number): number[] {
  const sentences = text.split(/(?<=[.!?…]["”’)]?)\s+/);
  if (sentences.length !== lengths.length) return spread(wordsOf(text), 0, seconds);
  let from = 0;
  return sentences.flatMap((sentence, at) => {
    const times = spread(wordsOf(sentence), from, from + lengths[at]!);
    from += lengths[at]!;
    return times;
  });
}
