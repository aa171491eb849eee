/** The owner's engines, as the environment names them. Read by the one module that reads it. */
import { z } from 'zod';
import { capabilities, type Capability, type ProviderId } from './engine.ts';
import { knownModel, modelsByProvider, type KnownModel } from './known-models.ts';

const address = z.url({ protocol: /^https?$/, error: 'an http or https address' });
const apiKey = z.string().min(1).optional();
const seconds = (usual: number) =>
  z.coerce.number({ error: 'a number of seconds' }).positive('more than 0').max(3600).default(usual);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const modelFact = z.union([
  z.string().min(1),
  z.strictObject({
    id: z.string().min(1),
    title: z.string().min(1).optional(),
    can: z.array(z.enum(capabilities)).min(1).optional(),
    context: z.number().int().positive().optional(),
    /** Dollars per million tokens: in, out. */
    price: z.tuple([z.number().min(0), z.number().min(0)]).optional(),
  }),
]);

const serverShape =
  'a JSON list such as [{"name":"Home","url":"http://10.0.0.5:8000/v1","key":"…","models":["llama3"]}]';
const servers = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: serverShape });
      return z.NEVER;
    }
  })
  .pipe(
    z.array(
      z.strictObject({
        name: z.string().min(1).max(60),
        url: address,
        key: z.string().optional(),
        models: z.array(modelFact).min(1),
      }),
      { error: serverShape },
    ),
  );

/** `gpt-5-mini, gpt-5=1.25/10`: models with, where it is not known here, their price in dollars per million tokens. */
const modelList = z
  .string()
  .regex(
    /^[^,=]+(=[\d.]+\/[\d.]+)?(,[^,=]+(=[\d.]+\/[\d.]+)?)*$/,
    'a list of models such as gpt-5-mini,gpt-5=1.25/10',
  )
  .optional();

export const engineVariables = {
  OPENAI_API_KEY: apiKey,
  OPENAI_BASE_URL: address.optional(),
  OPENAI_MODELS: modelList,
  ANTHROPIC_API_KEY: apiKey,
  ANTHROPIC_BASE_URL: address.optional(),
  ANTHROPIC_MODELS: modelList,
  GEMINI_API_KEY: apiKey,
  GEMINI_BASE_URL: address.optional(),
  GEMINI_MODELS: modelList,
  OPENROUTER_API_KEY: apiKey,
  OPENROUTER_BASE_URL: address.optional(),
  OPENROUTER_MODELS: modelList,
  GROQ_API_KEY: apiKey,
  GROQ_BASE_URL: address.optional(),
  GROQ_MODELS: modelList,
  MISTRAL_API_KEY: apiKey,
  MISTRAL_BASE_URL: address.optional(),
  MISTRAL_MODELS: modelList,
  ENGINE_SERVERS: servers.default([]).describe('OpenAI-compatible servers, as JSON'),
  LOCAL_ENGINES: flag.optional().describe('whether Ollama and llama.cpp are looked for on this machine'),
  OLLAMA_URL: address.default('http://127.0.0.1:11434'),
  LLAMACPP_URL: address.default('http://127.0.0.1:8080'),
  ENGINE_FALLBACKS: flag.default(true).describe('whether another engine may answer when one cannot'),
  ENGINE_STREAMS: z.coerce
    .number({ error: 'a number from 1 to 100' })
    .int()
    .min(1)
    .max(100)
    .default(8)
    .describe('answers that one person may have under way at once'),
  ENGINE_FIRST_BYTE_SECONDS: seconds(30),
  ENGINE_IDLE_SECONDS: seconds(60),
  ENGINE_DEADLINE_SECONDS: seconds(600),
};

type Given = z.output<z.ZodObject<typeof engineVariables>> & { NODE_ENV: string };

/** A provider or server with a key of the owner's. */
export interface OwnerServer {
  /** First part of its engines' ids. */
  slug: string;
  provider: ProviderId;
  title?: string;
  baseUrl?: string;
  key?: string;
  models: readonly KnownModel[];
}

export type EngineSettings = ReturnType<typeof readEngineSettings>;

const prefixes = {
  openai: 'OPENAI',
  anthropic: 'ANTHROPIC',
  google: 'GEMINI',
  openrouter: 'OPENROUTER',
  groq: 'GROQ',
  mistral: 'MISTRAL',
} as const;

export function readEngineSettings(e: Given) {
  const named = Object.entries(prefixes).flatMap(([id, prefix]): OwnerServer[] => {
    const provider = id as keyof typeof prefixes;
    const [key, baseUrl, models] = [e[`${prefix}_API_KEY`], e[`${prefix}_BASE_URL`], e[`${prefix}_MODELS`]];
    if (!key) return [];
    return [
      {
        slug: provider,
        provider,
        key,
        ...(baseUrl ? { baseUrl } : {}),
        models: models ? models.split(',').map((item) => listed(provider, item)) : modelsByProvider[provider],
      },
    ];
  });
  return {
    servers: [...named, ...withSlugs(e.ENGINE_SERVERS)],
    /** Where providers are answered in place of their own addresses: for the owner's keys and for people's. */
    addresses: addressesIn(e),
    /** Tests ask for them where they want them: what else runs on the machine is none of their business. */
    findLocal: e.LOCAL_ENGINES ?? e.NODE_ENV !== 'test',
    ollamaUrl: e.OLLAMA_URL.replace(/\/+$/, ''),
    llamaCppUrl: e.LLAMACPP_URL.replace(/\/+$/, ''),
    fallbacks: e.ENGINE_FALLBACKS,
    streamsPerPerson: e.ENGINE_STREAMS,
    timeouts: {
      firstByte: e.ENGINE_FIRST_BYTE_SECONDS * 1000,
      idle: e.ENGINE_IDLE_SECONDS * 1000,
      deadline: e.ENGINE_DEADLINE_SECONDS * 1000,
    },
  };
}

function addressesIn(e: Given): Partial<Record<ProviderId, string>> {
  const given = Object.entries(prefixes).map(([id, prefix]) => [id, e[`${prefix}_BASE_URL`]]);
  return Object.fromEntries(given.filter(([, address]) => address)) as Partial<Record<ProviderId, string>>;
}

function listed(provider: ProviderId, item: string): KnownModel {
  const [id = '', price] = item.trim().split('=');
  const [input, output] = (price ?? '').split('/').map(Number);
  return { ...knownModel(provider, id), ...(price ? { dollars: [input!, output!] as const } : {}) };
}

function withSlugs(given: Given['ENGINE_SERVERS']): OwnerServer[] {
  const taken = new Set<string>([...Object.keys(prefixes), 'local', 'bamboo']);
  return given.map(({ name, url, key, models }) => {
    const plain =
      name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'server';
    let slug = plain;
    for (let number = 2; taken.has(slug); number++) slug = `${plain}-${number}`;
    taken.add(slug);
    return {
      slug,
      provider: 'compatible',
      title: name,
      baseUrl: url,
      ...(key ? { key } : {}),
      models: models.map((model) =>
        typeof model === 'string' ? knownModel('compatible', model) : fact(model),
      ),
    };
  });
}

function fact(model: Exclude<z.output<typeof modelFact>, string>): KnownModel {
  return {
    id: model.id,
    title: model.title ?? model.id,
    can: model.can ?? (['text'] satisfies Capability[]),
    ...(model.context ? { contextTokens: model.context } : {}),
    ...(model.price ? { dollars: model.price } : {}),
  };
}
