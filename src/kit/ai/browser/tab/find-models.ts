/** Which models this browser has, without fetching any. */
import type { ReadyModel } from '../protocol.ts';
import { isForbiddenByPolicy } from './failures.ts';

/** The languages that makers name for these models; each is asked for before it is promised. */
const languagesToTry = ['en', 'es', 'ja', 'de', 'fr'];

/** Why there is no language model: the browser has none, the page came over plain HTTP, a policy forbids it, or this device cannot run it. */
export type Absence = 'browser' | 'insecure' | 'policy' | 'device';
type Found = { state: Exclude<Availability, 'unavailable'> } | { absent: Absence };

const withLanguages = (languages: string[], sees = false): LanguageModelCreateCoreOptions => ({
  expectedInputs: [{ type: 'text', languages }, ...(sees ? [{ type: 'image' as const }] : [])],
  expectedOutputs: [{ type: 'text', languages }],
});

/** Of a request that does not wait until the languages are known. */
export const englishOptions = withLanguages(['en']);

export async function findLanguageModel(): Promise<Found> {
  if (!isSecureContext) return { absent: 'insecure' };
  if (!('LanguageModel' in globalThis)) return { absent: 'browser' };
  try {
    const state = await LanguageModel.availability(englishOptions);
    if (state !== 'unavailable') return { state };
    return { absent: isForbiddenByPolicy() ? 'policy' : 'device' };
  } catch {
    return { absent: 'policy' };
  }
}

let languages: Promise<string[]> | undefined;

/** Those that the language model says it can read and write; they do not change while a page is open. */
export const findLanguages = () => (languages ??= askForLanguages());

async function askForLanguages(): Promise<string[]> {
  const able = await Promise.all(
    languagesToTry.map(async (language) => {
      const state = await LanguageModel.availability(withLanguages([language])).catch(() => 'unavailable');
      return state === 'unavailable' ? [] : [language];
    }),
  );
  return able.flat();
}

/** `sees`: for a request with pictures. */
export async function createOptions(sees = false): Promise<LanguageModelCreateCoreOptions> {
  return withLanguages(await findLanguages(), sees);
}

/** A summary in any language needs its own; whether there is one at all is asked with the one that all have. */
const inEnglish: SummarizerCreateCoreOptions = { expectedInputLanguages: ['en'], outputLanguage: 'en' };

/** What can answer now. Translators are ready by pairs of languages, so each request asks for its own. */
export async function readyModels(session: LanguageModel | undefined): Promise<ReadyModel[]> {
  const models: ReadyModel[] = [];
  const contextTokens = Math.floor(session?.contextWindow ?? 0);
  if (session)
    models.push({
      model: 'language-model',
      ...(contextTokens > 0 ? { contextTokens } : {}),
      ...((await canSee()) ? { sees: true } : {}),
    });
  if ('Translator' in globalThis) models.push({ model: 'translator' });
  if ('Summarizer' in globalThis && (await isReady(() => Summarizer.availability(inEnglish))))
    models.push({ model: 'summarizer' });
  return models;
}

/** Whether it takes pictures now, without another download. */
export const canSee = () => isReady(async () => LanguageModel.availability(await createOptions(true)));

const isReady = async (ask: () => Promise<Availability>) => (await ask().catch(() => '')) === 'available';
