import { z } from 'zod';
import { readForm } from '#kit/http/body.server.ts';
import { invalid } from '../chat-messages.ts';
import { createTranscription, transcriptFormats, type createTranslation } from './contract.ts';
import { refuse } from '../refusal.ts';

const granularity = z.enum(['word', 'segment']);

const fields = {
  model: z
    .string()
    .max(300)
    .transform((model) => model || undefined),
  response_format: z.enum(transcriptFormats),
  language: z.string().max(20),
  prompt: z.string().max(10_000),
  temperature: z.coerce.number().min(0).max(1),
};
const known = new Set([...Object.keys(fields), 'file', 'timestamp_granularities']);
/** What is not said in English needs no name of its language, and a translation has no times of words. */
const onlyInTranscriptions = new Set(['language', 'timestamp_granularities', 'stream', 'chunking_strategy']);
/** Asks for nothing. */
const neutral: Record<string, string> = { stream: 'false', chunking_strategy: 'auto' };

/** The form of a transcription or translation: a file, and a few words beside it. */
export async function readRecording(
  request: Request,
  endpoint: typeof createTranscription | typeof createTranslation,
) {
  const form = await readForm(request, endpoint.bodyLimit);
  const isTranslation = endpoint.path !== createTranscription.path;
  for (const [name, value] of form) {
    const field = name.replace(/\[\]$/, '');
    if (isTranslation && onlyInTranscriptions.has(field)) refuse(field);
    if (!known.has(field) && neutral[field] !== value) refuse(field);
  }
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0)
    return invalid('file', 'Send the recording as the field "file".');
  const read = <Name extends keyof typeof fields>(name: Name) => {
    const value = form.get(name);
    if (value === null) return undefined;
    const parsed = fields[name].safeParse(value);
    return parsed.success
      ? (parsed.data as z.output<(typeof fields)[Name]>)
      : invalid(name, parsed.error.issues[0]!.message);
  };
  return {
    audio: new Uint8Array(await file.arrayBuffer()),
    model: read('model'),
    format: read('response_format') ?? 'json',
    hearing: {
      language: read('language'),
      prompt: read('prompt'),
      temperature: read('temperature'),
      timestampGranularities: readGranularities(form),
    },
  };
}

function readGranularities(form: FormData) {
  const given = [...form.getAll('timestamp_granularities[]'), ...form.getAll('timestamp_granularities')];
  if (given.length === 0) return undefined;
  const read = z.array(granularity).safeParse(given);
  if (!read.success) return invalid('timestamp_granularities', 'Ask for word or segment.');
  if (form.get('response_format') !== 'verbose_json')
    refuse('timestamp_granularities', "'timestamp_granularities' needs response_format verbose_json.");
  if (read.data.length > 1)
    refuse('timestamp_granularities', "'timestamp_granularities' accepts word or segment, one at a time.");
  return read.data;
}
