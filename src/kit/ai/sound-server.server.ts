/** Speech, transcription and translation as OpenAI's library asks for them, of servers that are not always as strict as OpenAI. */
import type { OpenAIProviderSettings } from '@ai-sdk/openai';
import type { Models } from './providers.server.ts';

type Settings = OpenAIProviderSettings & { fetch: typeof fetch };

export async function openSound(
  settings: Settings,
): Promise<Pick<Models, 'speech' | 'transcription'> & Translating> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const server = createOpenAI({ ...settings, fetch: completing(settings.fetch) });
  return {
    speech: (model) => server.speech(model),
    transcription: (model) => server.transcription(model),
    ...(await openTranslation(settings)),
  };
}

type Translating = Required<Pick<Models, 'translation'>>;

/** The library knows no translation of recordings: it is asked for like a transcription, at an address of its own and with fewer fields. */
export async function openTranslation(settings: Settings): Promise<Translating> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const send = completing(settings.fetch);
  const translating: typeof fetch = (input, init) => {
    const form = init?.body as FormData;
    for (const name of ['language', 'timestamp_granularities[]']) form.delete(name);
    return send(String(input).replace(/\/transcriptions$/, '/translations'), init);
  };
  const server = createOpenAI({ ...settings, fetch: translating });
  return { translation: (model) => server.transcription(model) };
}

/** The library insists on them; nobody here reads them. */
const ofSegment = {
  id: 0,
  seek: 0,
  tokens: [],
  temperature: 0,
  avg_logprob: 0,
  compression_ratio: 0,
  no_speech_prob: 0,
};

/** Segments that tell only when and what was said get the rest of their fields. */
function completing(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const { status, headers } = response;
    const isJson = headers.get('content-type')?.startsWith('application/json');
    if (status !== 200 || !isJson) return response;
    const text = await response.text();
    return new Response(completed(text) ?? text, { status, headers: { 'content-type': 'application/json' } });
  };
}

function completed(text: string): string | undefined {
  try {
    const heard = JSON.parse(text) as { segments?: object[] };
    if (!Array.isArray(heard.segments)) return undefined;
    return JSON.stringify({ ...heard, segments: heard.segments.map((one) => ({ ...ofSegment, ...one })) });
  } catch {
    return undefined; // the library says what is wrong with it
  }
}
