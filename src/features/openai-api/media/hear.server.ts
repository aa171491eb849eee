/** What is said in a recording, in its own language or in English. */
import type { MemberContext } from '#kit/http/context.server.ts';
import { asker, askingOf, choiceOf } from '../ask.server.ts';
import { named, refuse } from '../refusal.ts';
import { createTranslation, type createTranscription } from './contract.ts';
import { readRecording } from './recording.server.ts';
import { presentTranscript } from './transcript.ts';

const names = { timestampGranularities: 'timestamp_granularities' };

export async function answerRecording(
  context: MemberContext,
  endpoint: typeof createTranscription | typeof createTranslation,
): Promise<Response> {
  const { audio, model, format, hearing } = await readRecording(context.request, endpoint);
  const toEnglish = endpoint === createTranslation;
  const needsTimes = format === 'srt' || format === 'vtt' || format === 'verbose_json';
  const how = { audio, hearing, toEnglish, textOnly: !needsTimes };
  const transcript = await named(names, () =>
    context.ai.transcribe({ ...asker(askingOf(context)), ...choiceOf(model), ...how }),
  );
  if (needsTimes && transcript.segments.length === 0 && transcript.text.trim() !== '')
    refuse(
      'response_format',
      `'response_format' ${format} needs timestamps, which this model doesn’t provide.`,
    );
  const byWord = hearing.timestampGranularities?.includes('word') ?? false;
  const heard = toEnglish ? { ...transcript, language: 'english' } : transcript;
  return presentTranscript(heard, { format, byWord, task: toEnglish ? 'translate' : 'transcribe' });
}
