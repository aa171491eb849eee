/** Voices, words of a recording and pictures. */
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { asker, askingOf, choiceOf } from '../ask.server.ts';
import { anyOf, named, refuseAll, type Refused } from '../refusal.ts';
import {
  createImages,
  createSpeech,
  createTranscription,
  createTranslation,
  editImages,
  type speechFormats,
} from './contract.ts';
import { readEdit } from './edit-form.server.ts';
import { answerRecording } from './hear.server.ts';
import { paint, refusedForPictures } from './paint.server.ts';

const soundTypes: Record<(typeof speechFormats)[number], string> = {
  mp3: 'audio/mpeg',
  opus: 'audio/ogg',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
};

const refusedForSpeech: Refused = { stream_format: { unless: anyOf('audio') } };

export const mediaEndpoints: Implementation[] = [
  implement(createTranscription, (_, context) => answerRecording(context, createTranscription)),
  implement(createTranslation, (_, context) => answerRecording(context, createTranslation)),

  implement(createSpeech, async ({ body }, context) => {
    refuseAll(refusedForSpeech, body);
    const { model, input, voice, response_format: format, speed, instructions } = body;
    const { audio, mediaType } = await named({ outputFormat: 'response_format' }, () =>
      context.ai.speak({
        ...asker(askingOf(context)),
        ...choiceOf(model),
        text: input,
        ...(voice ? { voice } : {}),
        outputFormat: format,
        speed,
        instructions,
      }),
    );
    // Where none was asked for it is what the engine speaks in, nearly always MP3: the header says which.
    const type = format ? soundTypes[format] : mediaType;
    return new Response(audio as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } });
  }),

  implement(createImages, async ({ body }, context) => {
    refuseAll(refusedForPictures, body);
    return paint(askingOf(context), body);
  }),

  implement(editImages, async (_, context) => {
    const { fields, from } = await readEdit(context.request);
    return paint(askingOf(context), fields, from);
  }),
];
