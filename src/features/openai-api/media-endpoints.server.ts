/** Vectors, voices, words of a recording and pictures. */
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { asker, choiceOf } from './ask.server.ts';
import {
  createEmbeddings,
  createImages,
  createSpeech,
  createTranscription,
  type speechFormats,
} from './contract.ts';
import { readRecording } from './recording.server.ts';
import { anyOf, named, refuse, refuseAll, type Refused } from './refusal.ts';
import { presentTranscript } from './transcript.ts';

const soundTypes: Record<(typeof speechFormats)[number], string> = {
  mp3: 'audio/mpeg',
  opus: 'audio/ogg',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
};

const refusedForPictures: Refused = {
  response_format: {
    unless: anyOf('b64_json'),
    why: "'response_format' is b64_json here: pictures come inside the answer.",
  },
  stream: { unless: anyOf(false) },
  partial_images: { unless: anyOf(0) },
};
const refusedForSpeech: Refused = { stream_format: { unless: anyOf('audio') } };

export const mediaEndpoints: Implementation[] = [
  implement(createEmbeddings, async ({ body }, context) => {
    const { model, input, encoding_format, dimensions, user } = body;
    const { vectors, engine, tokens } = await named({}, () =>
      context.ai.embed({ ...asker(context), ...choiceOf(model), texts: [input].flat(), dimensions, user }),
    );
    return {
      object: 'list' as const,
      model: engine,
      data: vectors.map((vector, index) => ({
        object: 'embedding' as const,
        index,
        embedding: encoding_format === 'base64' ? toBase64(vector) : vector,
      })),
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    };
  }),

  implement(createTranscription, async (_, context) => {
    const { audio, model, format, hearing } = await readRecording(context.request);
    const names = { timestampGranularities: 'timestamp_granularities' };
    const transcript = await named(names, () =>
      context.ai.transcribe({ ...asker(context), ...choiceOf(model), audio, hearing }),
    );
    const needsTimes = format === 'srt' || format === 'vtt' || format === 'verbose_json';
    if (needsTimes && transcript.segments.length === 0 && transcript.text.trim() !== '')
      refuse('response_format', `'response_format' ${format} needs times, and this model gives none.`);
    const byWord = hearing.timestampGranularities?.includes('word') ?? false;
    return presentTranscript(transcript, format, byWord);
  }),

  implement(createSpeech, async ({ body }, context) => {
    refuseAll(refusedForSpeech, body);
    const { model, input, voice, response_format: format, speed, instructions } = body;
    const { audio, mediaType } = await named({ outputFormat: 'response_format' }, () =>
      context.ai.speak({
        ...asker(context),
        ...choiceOf(model),
        text: input,
        ...(voice ? { voice } : {}),
        outputFormat: format,
        speed,
        instructions,
      }),
    );
    // Where none was asked for it is whatever the engine speaks in: its name is in the header.
    const type = format ? soundTypes[format] : mediaType;
    return new Response(audio as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } });
  }),

  implement(createImages, async ({ body }, context) => {
    refuseAll(refusedForPictures, body);
    const names = { outputFormat: 'output_format', outputCompression: 'output_compression' };
    const { pictures } = await named(names, () =>
      context.ai.picture({
        ...asker(context),
        ...choiceOf(body.model),
        prompt: body.prompt,
        count: body.n ?? 1,
        ...(body.size && body.size !== 'auto' ? { size: body.size as `${number}x${number}` } : {}),
        painting: {
          quality: body.quality ?? undefined,
          style: body.style ?? undefined,
          background: body.background ?? undefined,
          moderation: body.moderation ?? undefined,
          outputFormat: body.output_format ?? undefined,
          outputCompression: body.output_compression ?? undefined,
          user: body.user,
        },
      }),
    );
    return {
      created: Math.floor(Date.now() / 1000),
      data: pictures.map(({ data }) => ({ b64_json: Buffer.from(data).toString('base64') })),
    };
  }),
];

/** OpenAI's own client asks for vectors as 32-bit floats in base64, which is a third of the bytes. */
const toBase64 = (vector: readonly number[]) =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64');
