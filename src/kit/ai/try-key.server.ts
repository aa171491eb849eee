/** Whether a key works: a few words asked of the first model that writes. Costs next to nothing, and proves everything. */
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';
import { checkUrl } from '#kit/net/url-policy.server.ts';
import { providerTitles, type ProviderId } from './engine.ts';
import { asAppError, Fault, faultOf } from './fault.server.ts';
import { knownModel, modelsByProvider } from './known-models.ts';
import type { PersonOffers } from './person-offers.server.ts';
import { toProviderOptions } from './manner.server.ts';
import { toPrompt } from './prompt.server.ts';
import { personFetch } from './provider-fetch.server.ts';
import { readModel } from './read-model.server.ts';

export interface KeyToTry {
  provider: ProviderId;
  key: string;
  baseUrl: string | null;
  /** Empty: those that the provider is known for, or that the server lists. */
  models: readonly string[];
}

const patience = 15_000;
/** The least that every provider accepts. */
const fewTokens = 16;
const mostModels = 50;

/** Answers the models that the key opens; throws 422 with words for the field that is wrong. */
export async function tryKey(openWith: PersonOffers['openWith'], given: KeyToTry): Promise<string[]> {
  const title = providerTitles[given.provider];
  if (given.baseUrl !== null) checkAddress(given.baseUrl);
  try {
    const models = given.models.length > 0 ? [...given.models] : await modelsOf(given);
    const model = models.find((id) => knownModel(given.provider, id).can.includes('text'));
    if (!model) throw wrong('models', 'Name at least one model that writes text.');
    const signal = AbortSignal.timeout(patience);
    const opened = (await openWith(given, given.key)).text(model);
    const call = {
      prompt: toPrompt(undefined, [{ role: 'user', content: 'Say hi.' }]),
      maxOutputTokens: fewTokens,
    };
    for await (const part of readModel(
      opened,
      { ...call, providerOptions: toProviderOptions({}) },
      { signal, timeouts: impatient },
    ))
      if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'finish') break;
    return models;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw inWords(faultOf(error), title, given.baseUrl !== null);
  }
}

/** Before anything is sent, and with words at the field. */
function checkAddress(baseUrl: string) {
  try {
    checkUrl(baseUrl);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message } = error;
    throw new AppError(code, { message, issues: [{ path: 'baseUrl', message }], cause: error });
  }
}

const impatient = { firstByte: patience, idle: patience };

function inWords(fault: Fault, title: string, hasAddress: boolean): AppError {
  if (fault.kind === 'refused')
    return wrong('key', `${title} ${fault.words.replace('its key', 'this key')}.`);
  if (fault.kind === 'invalid') return wrong('models', `${title} ${fault.words}.`);
  if (hasAddress) return wrong('baseUrl', 'No OpenAI-compatible server found at that address.');
  return asAppError(fault, title);
}

function wrong(path: string, message: string) {
  return new AppError('invalid:engine_key', { message, issues: [{ path, message }] });
}

const listing = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

async function modelsOf({ provider, key, baseUrl }: KeyToTry): Promise<string[]> {
  if (baseUrl === null) return modelsByProvider[provider].map(({ id }) => id);
  const response = await personFetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
    headers: key ? { authorization: `Bearer ${key}` } : {},
    signal: AbortSignal.timeout(patience),
  });
  if (response.status === 401 || response.status === 403) throw new Fault('refused', 'rejected its key');
  const listed = listing.safeParse(await response.json());
  if (!listed.success) throw new Fault('broken', 'did not list its models');
  return listed.data.data.slice(0, mostModels).map(({ id }) => id);
}
