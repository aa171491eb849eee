/** How an answer shall be made. Whoever asks for one of these gets it, or is told by name which one an engine cannot do. */
import type { LanguageModelV4CallOptions, SharedV4Warning } from '@ai-sdk/provider';
import type { Effort } from './engine.ts';
import { unsupported } from './fault.server.ts';

export interface Manner {
  temperature?: number | undefined;
  topP?: number | undefined;
  seed?: number | undefined;
  presencePenalty?: number | undefined;
  frequencyPenalty?: number | undefined;
  reasoning?: Effort | undefined;
  reasoningSummary?: string | undefined;
  toolChoice?: 'auto' | 'none' | 'required' | { tool: string } | undefined;
  parallelToolCalls?: boolean | undefined;
  logitBias?: Record<string, number> | undefined;
  verbosity?: 'low' | 'medium' | 'high' | undefined;
  promptCacheKey?: string | undefined;
  /** Whoever the asker asks for: known to those who run the engine, without effect on the answer. */
  user?: string | undefined;
}

type Options = Partial<LanguageModelV4CallOptions>;

/** Settings that have a place of their own in the model interface. */
export function toCallOptions(manner: Manner): Options {
  const { temperature, topP, seed, presencePenalty, frequencyPenalty, reasoning, toolChoice } = manner;
  return defined({
    temperature,
    topP,
    seed,
    presencePenalty,
    frequencyPenalty,
    reasoning,
    toolChoice:
      typeof toolChoice === 'object'
        ? { type: 'tool', toolName: toolChoice.tool }
        : toolChoice && { type: toolChoice },
  }) as Options;
}

/** The others go by the names that each provider gives them. Nothing that people write stays with one that offers the choice. */
export function toProviderOptions(manner: Manner, strictJsonSchema?: boolean) {
  const { parallelToolCalls, logitBias, verbosity, promptCacheKey, user, reasoningSummary } = manner;
  const own = { textVerbosity: verbosity, user, strictJsonSchema };
  const plain = defined({
    ...own,
    parallel_tool_calls: parallelToolCalls,
    logit_bias: logitBias,
    prompt_cache_key: promptCacheKey,
  });
  return {
    openai: defined({ ...own, store: false, parallelToolCalls, logitBias, promptCacheKey, reasoningSummary }),
    anthropic: defined({
      disableParallelToolUse: parallelToolCalls === false ? true : undefined,
      metadata: user === undefined ? undefined : { userId: user },
    }),
    openrouter: plain,
    groq: plain,
    // It refuses what it does not know.
    mistral: defined({ strictJsonSchema, parallel_tool_calls: parallelToolCalls }),
    compatible: plain,
  };
}

/** What OpenAI takes in its older protocol only. */
export const needsChat = (call: Options) =>
  call.seed !== undefined ||
  call.presencePenalty !== undefined ||
  call.frequencyPenalty !== undefined ||
  call.providerOptions?.openai?.logitBias !== undefined;

/** Has no effect on an answer, so an engine may do without. */
const harmless = new Set(['user', 'reasoningSummary']);

export function mustTake(takes: readonly string[] | undefined, asked: object) {
  if (!takes) return;
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined && !takes.includes(name) && !harmless.has(name)) throw unsupported(name);
}

/** Names under which libraries say that a setting went nowhere. */
const otherNames: Record<string, string> = {
  reasoningEffort: 'reasoning',
  'providerOptions.anthropic.effort': 'reasoning',
  'providerOptions.anthropic.thinking': 'reasoning',
  'extended thinking': 'reasoning',
  'providerOptions.anthropic.disableParallelToolUse': 'parallelToolCalls',
};

/** A library that drops a setting says so in a warning. */
export function mustNotDrop(warnings: readonly SharedV4Warning[], asked: object) {
  for (const warning of warnings) {
    if (warning.type !== 'unsupported') continue;
    const name = otherNames[warning.feature] ?? warning.feature;
    if ((asked as Record<string, unknown>)[name] !== undefined) throw unsupported(name);
  }
}

function defined(values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<
    string,
    never
  >;
}
