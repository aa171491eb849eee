/** The owner's engines, as the environment names them. Read by the one module that reads it. */
import { z } from 'zod';
import { flag, httpUrl, setting, text, wholeNumber } from '#kit/setting.server.ts';
import { capabilities, type Capability, type ProviderId } from './engine.ts';
import { knownModel, modelsByProvider, type KnownModel } from './known-models.ts';

const secondsError = 'a number of seconds, more than 0 and at most 3600';
const seconds = (usual: number) =>
  z.coerce
    .number({ error: secondsError })
    .positive({ error: secondsError })
    .max(3600, { error: secondsError })
    .default(usual);

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
const serverList = z.array(
  z.strictObject({
    name: z.string().min(1).max(60),
    url: httpUrl,
    key: z.string().optional(),
    models: z.array(modelFact).min(1),
  }),
);
const servers = z.string().transform((json, context) => {
  const parsed = serverList.safeParse(parseJson(json));
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]!.path.join('.');
  context.addIssue({ code: 'custom', message: place ? `${serverShape}; look at ${place}` : serverShape });
  return z.NEVER;
});

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // refused by the schema, with an example of what it should be
  }
}

/** `gpt-5-mini, gpt-5=1.25/10`: models with, where it is not known here, their price in dollars per million tokens. */
const modelList = z
  .string()
  .regex(
    /^[^,=]+(=[\d.]+\/[\d.]+)?(,[^,=]+(=[\d.]+\/[\d.]+)?)*$/,
    'a list of models such as gpt-5-mini,gpt-5=1.25/10',
  )
  .optional();

/** A provider's three settings: its key, its models and another address for it. */
const apiKey = (provider: string) => setting(text.optional(), `Key of the owner for ${provider}.`);
const models = (provider: string) =>
  setting(
    modelList,
    `Models of ${provider} to offer, separated by commas. \`name=1.25/10\` adds a price: dollars per million tokens read and written.`,
    'the usual ones',
  );
const baseUrl = (provider: string) =>
  setting(httpUrl.optional(), `Address to use in place of ${provider}'s own, such as a gateway.`);

export const engineVariables = {
  OPENAI_API_KEY: apiKey('OpenAI'),
  OPENAI_BASE_URL: baseUrl('OpenAI'),
  OPENAI_MODELS: models('OpenAI'),
  ANTHROPIC_API_KEY: apiKey('Anthropic'),
  ANTHROPIC_BASE_URL: baseUrl('Anthropic'),
  ANTHROPIC_MODELS: models('Anthropic'),
  GEMINI_API_KEY: apiKey('Gemini'),
  GEMINI_BASE_URL: baseUrl('Gemini'),
  GEMINI_MODELS: models('Gemini'),
  OPENROUTER_API_KEY: apiKey('OpenRouter'),
  OPENROUTER_BASE_URL: baseUrl('OpenRouter'),
  OPENROUTER_MODELS: models('OpenRouter'),
  GROQ_API_KEY: apiKey('Groq'),
  GROQ_BASE_URL: baseUrl('Groq'),
  GROQ_MODELS: models('Groq'),
  MISTRAL_API_KEY: apiKey('Mistral'),
  MISTRAL_BASE_URL: baseUrl('Mistral'),
  MISTRAL_MODELS: models('Mistral'),
  ENGINE_SERVERS: setting(
    servers.default([]),
    'Servers that speak the protocol of OpenAI, as JSON: `[{"name":"Home","url":"http://10.0.0.5:8000/v1","key":"…","models":["llama3"]}]`.',
  ),
  LOCAL_ENGINES: setting(
    flag.optional(),
    'Whether Ollama, llama.cpp and LM Studio are looked for on this machine.',
    '`true`',
  ),
  OLLAMA_URL: setting(httpUrl.default('http://127.0.0.1:11434'), 'Where Ollama is looked for.'),
  LLAMACPP_URL: setting(httpUrl.default('http://127.0.0.1:8080'), 'Where llama.cpp is looked for.'),
  LMSTUDIO_URL: setting(httpUrl.default('http://127.0.0.1:1234'), 'Where LM Studio is looked for.'),
  ENGINE_FALLBACKS: setting(flag.default(true), 'Whether another engine may answer when one cannot.'),
  ENGINE_STREAMS: setting(
    wholeNumber(1, 100).default(8),
    'Answers that one person may have under way at once.',
  ),
  ENGINE_FIRST_BYTE_SECONDS: setting(seconds(30), 'How long an engine may take to begin its answer.'),
  ENGINE_IDLE_SECONDS: setting(seconds(60), 'How long an engine may pause within an answer.'),
  ENGINE_DEADLINE_SECONDS: setting(seconds(600), 'How long a whole answer may take.'),
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
    lmStudioUrl: e.LMSTUDIO_URL.replace(/\/+$/, ''),
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
