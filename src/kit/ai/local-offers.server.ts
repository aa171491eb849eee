/** Model servers on this machine: Ollama, llama.cpp and LM Studio, found by asking where they usually listen. */
import { z } from 'zod';
import type { Log } from '#kit/log.server.ts';
import type { Capability } from './engine.ts';
import type { EngineSettings } from './engine-settings.server.ts';
import type { KnownModel } from './known-models.ts';
import { offerOf, once, type Offer } from './offer.server.ts';
import { providerFetch } from './provider-fetch.server.ts';
import { openProvider } from './providers.server.ts';

/** On loopback whoever is there answers at once. */
const patience = 1_000;
/** What was found is believed for so long. */
const freshFor = 30_000;
const mostModels = 30;
/** Models with fewer parameters are asked in short. */
const smallBelow = 5e9;

const ollamaTags = z.object({ models: z.array(z.object({ name: z.string().min(1).max(200) })) });
const ollamaModel = z.object({
  capabilities: z.array(z.string()).default([]),
  model_info: z.record(z.string(), z.unknown()).default({}),
});
/** Any program may listen on that port, so it has to say that it is llama.cpp. */
const llamaCppModels = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1).max(300),
      owned_by: z.literal('llamacpp'),
      meta: z
        .object({
          n_ctx_train: z.number().int().positive().optional(),
          n_params: z.number().positive().optional(),
        })
        .nullish(),
    }),
  ),
});

/** LM Studio's own list; its `/v1/models` looks like anybody's. */
const lmStudioModels = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1).max(300),
      type: z.enum(['llm', 'vlm', 'embeddings']),
      max_context_length: z.number().int().positive().optional(),
    }),
  ),
});

type Settings = Pick<EngineSettings, 'findLocal' | 'ollamaUrl' | 'llamaCppUrl' | 'lmStudioUrl'>;
export type LocalFinder = ReturnType<typeof createLocalFinder>;

export function createLocalFinder(settings: Settings, log: Log) {
  const { findLocal, ollamaUrl, llamaCppUrl, lmStudioUrl } = settings;
  let localOffers: Offer[] = [];
  let lookedAt = 0;
  let looking: Promise<void> | undefined;

  async function look() {
    const [ollama, llamaCpp, lmStudio] = await Promise.all([
      askAll(() => findOllama(ollamaUrl)),
      askAll(() => findLlamaCpp(llamaCppUrl)),
      askAll(() => findLmStudio(lmStudioUrl)),
    ]);
    const before = localOffers.length;
    const all = [...ollama, ...llamaCpp, ...lmStudio];
    localOffers = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
    lookedAt = Date.now();
    if (localOffers.length !== before)
      log.info(
        { event: 'local_engines.changed', found: localOffers.map(({ id }) => id) },
        'The local engines changed.',
      );
  }

  return {
    offers: () => localOffers,
    /** Looks again unless it just did. Never fails: nobody there is an answer too. */
    refresh(): Promise<void> {
      if (!findLocal || Date.now() - lookedAt < freshFor) return Promise.resolve();
      return (looking ??= look().finally(() => {
        looking = undefined;
      }));
    },
  };
}

async function askAll(find: () => Promise<Offer[]>): Promise<Offer[]> {
  try {
    return await find();
  } catch {
    return []; // nobody listens there, or somebody else does
  }
}

async function findOllama(url: string): Promise<Offer[]> {
  const { models } = ollamaTags.parse(await ask(`${url}/api/tags`));
  const open = openAt(`${url}/v1`);
  return Promise.all(
    models.slice(0, mostModels).map(async ({ name }) => {
      const details = ollamaModel.safeParse(await ask(`${url}/api/show`, { model: name }));
      const facts = {
        ...(details.success ? ollamaFacts(details.data) : { can: ['text'] as const }),
        ...named(name),
      };
      return local('Ollama', facts, open);
    }),
  );
}

const ollamaWords: Record<string, readonly Capability[]> = {
  completion: ['text', 'structure'],
  tools: ['tools'],
  vision: ['vision'],
  embedding: ['embeddings'],
};

function ollamaFacts({ capabilities, model_info: info }: z.output<typeof ollamaModel>) {
  const can = capabilities.flatMap((word) => ollamaWords[word] ?? []);
  const context = Object.entries(info).find(([name]) => name.endsWith('.context_length'))?.[1];
  const parameters = info['general.parameter_count'];
  return {
    can: can.length > 0 ? can : (['text'] as const),
    ...isSmall(parameters),
    ...(typeof context === 'number' ? { contextTokens: context } : {}),
  };
}

async function findLlamaCpp(url: string): Promise<Offer[]> {
  const { data } = llamaCppModels.parse(await ask(`${url}/v1/models`));
  const open = openAt(`${url}/v1`);
  return data.slice(0, mostModels).map(({ id, meta }) =>
    local(
      'llama.cpp',
      {
        ...named(id),
        can: ['text', 'structure'],
        ...isSmall(meta?.n_params),
        ...(meta?.n_ctx_train ? { contextTokens: meta.n_ctx_train } : {}),
      },
      open,
    ),
  );
}

async function findLmStudio(url: string): Promise<Offer[]> {
  const { data } = lmStudioModels.parse(await ask(`${url}/api/v0/models`));
  const open = openAt(`${url}/v1`);
  return data
    .filter(({ type }) => type !== 'embeddings')
    .slice(0, mostModels)
    .map(({ id, type, max_context_length: contextTokens }) =>
      local(
        'LM Studio',
        {
          ...named(id),
          can: ['text', 'structure', ...(type === 'vlm' ? (['vision'] as const) : [])],
          ...(contextTokens ? { contextTokens } : {}),
        },
        open,
      ),
    );
}

const isSmall = (parameters: unknown) =>
  typeof parameters === 'number' && parameters < smallBelow ? { small: true } : {};

/** llama.cpp names a model by the path of its file. */
function named(id: string): Pick<KnownModel, 'id' | 'title'> {
  return { id, title: (id.split(/[\\/]/).at(-1) || id).replace(/\.gguf$|:latest$/, '') };
}

function local(provider: string, known: KnownModel, open: Offer['open']): Offer {
  return offerOf({
    id: `local/${known.title}`,
    provider,
    source: 'local',
    known: { ...known, dollars: [0, 0] },
    open,
  });
}

const openAt = (baseUrl: string) =>
  once(() => openProvider({ provider: 'compatible', baseUrl, fetch: providerFetch }));

async function ask(url: string, body?: object): Promise<unknown> {
  const response = await providerFetch(url, {
    signal: AbortSignal.timeout(patience),
    ...(body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  return response.json();
}
