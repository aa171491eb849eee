import { AppError } from '#kit/errors.ts';
import { readForm } from '#kit/http/body.server.ts';
import { createTranscription, transcriptFormats } from './contract.ts';

/** The form of a transcription: a file, and a few words beside it. */
export async function readRecording(request: Request) {
  const form = await readForm(request, createTranscription.bodyLimit);
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0)
    throw new AppError('invalid', { message: 'Send the recording as the field "file".' });
  const asked = form.get('response_format') ?? 'json';
  const format = transcriptFormats.find((known) => known === asked);
  if (!format)
    throw new AppError('invalid', { message: `response_format is one of ${transcriptFormats.join(', ')}.` });
  const model = form.get('model');
  return {
    audio: new Uint8Array(await file.arrayBuffer()),
    model: typeof model === 'string' && model ? model : undefined,
    format,
  };
}
