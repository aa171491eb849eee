/** One request, answered by the model that it names, piece by piece as the browser gives them. */
import type { TabAsk, AskedMessage } from '../protocol.ts';
import { createOptions } from './find-models.ts';

/** Whatever it throws is the browser's; `failureOf` says what it means. */
export async function* answer(ask: TabAsk, signal: AbortSignal): AsyncGenerator<string> {
  const { task } = ask;
  if (task && 'translate' in task) return yield* translated(ask, task.translate, signal);
  if (task && 'summarise' in task) return yield* summarised(ask, task.summarise, signal);
  yield* written(ask, signal);
}

async function* written({ messages, schema, predictable }: TabAsk, signal: AbortSignal) {
  const sees = messages.some(({ pictures }) => pictures);
  const earlier = messages.slice(0, -1).map(promptOf);
  const last = messages.at(-1)!;
  const session = await LanguageModel.create({
    ...(await createOptions(sees)),
    initialPrompts: earlier,
    ...(predictable ? { samplingMode: 'most-predictable' } : {}),
    signal,
  } as LanguageModelCreateOptions);
  try {
    yield* readAll(
      session.promptStreaming(last.pictures ? [promptOf(last)] : last.content, {
        signal,
        ...(schema ? { responseConstraint: schema } : {}),
      }),
    );
  } finally {
    session.destroy();
  }
}

function promptOf({ role, content, pictures = [] }: AskedMessage): LanguageModelMessage {
  if (pictures.length === 0) return { role, content } as LanguageModelMessage;
  const text: LanguageModelMessageContent = { type: 'text', value: content };
  return { role, content: [text, ...pictures.map(pictureOf)] } as LanguageModelMessage;
}

const pictureOf = (base64: string): LanguageModelMessageContent => ({
  type: 'image',
  value: new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], { type: 'image/webp' }),
});

type Translation = Extract<NonNullable<TabAsk['task']>, { translate: unknown }>['translate'];
type Summary = Extract<NonNullable<TabAsk['task']>, { summarise: unknown }>['summarise'];

async function* translated({ messages }: TabAsk, { from, to }: Translation, signal: AbortSignal) {
  const text = messages.at(-1)?.content ?? '';
  const sourceLanguage = from ?? (await languageOf(text, signal));
  if (!sourceLanguage) throw new DOMException('The language is not known.', 'NotSupportedError');
  const pair = { sourceLanguage, targetLanguage: to };
  const state = await Translator.availability(pair);
  if (state === 'unavailable') throw new DOMException('There is no such pair.', 'NotSupportedError');
  const translator = await Translator.create({ ...pair, signal });
  try {
    yield* readAll(translator.translateStreaming(text, { signal }));
  } finally {
    translator.destroy();
  }
}

async function languageOf(text: string, signal: AbortSignal): Promise<string | undefined> {
  if (!('LanguageDetector' in globalThis)) return undefined;
  const detector = await LanguageDetector.create({ signal });
  try {
    return (await detector.detect(text, { signal }))[0]?.detectedLanguage;
  } finally {
    detector.destroy();
  }
}

async function* summarised({ messages }: TabAsk, { length, points }: Summary, signal: AbortSignal) {
  const text = messages.at(-1)?.content ?? '';
  const options: SummarizerCreateCoreOptions = {
    type: points ? 'key-points' : 'tldr',
    format: points ? 'markdown' : 'plain-text',
    length,
    ...(await languagesFor(text, signal)),
  };
  if ((await Summarizer.availability(options)) === 'unavailable')
    throw new DOMException('It does not know this language.', 'NotSupportedError');
  const summarizer = await Summarizer.create({ ...options, signal });
  try {
    yield* readAll(summarizer.summarizeStreaming(text, { signal }));
  } finally {
    summarizer.destroy();
  }
}

/** Chrome complains in the console where no language is named. None is where it cannot be found out. */
async function languagesFor(text: string, signal: AbortSignal): Promise<SummarizerCreateCoreOptions> {
  const language = await languageOf(text, signal).catch(() => undefined);
  return language ? { expectedInputLanguages: [language], outputLanguage: language } : {};
}

async function* readAll(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}
