/** What an engine is: something that answers, wherever it runs. Both sides of the wire know these words. */

/** How an engine is spoken to. `compatible` is any server that speaks OpenAI's chat protocol. */
export const providerIds = [
  'openai',
  'anthropic',
  'google',
  'openrouter',
  'groq',
  'mistral',
  'compatible',
] as const;
export type ProviderId = (typeof providerIds)[number];

export const providerTitles: Record<ProviderId, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  openrouter: 'OpenRouter',
  groq: 'Groq',
  mistral: 'Mistral',
  compatible: 'OpenAI-compatible server',
};

export const capabilities = [
  'text',
  'tools',
  'structure',
  'vision',
  'embeddings',
  'speech',
  'transcription',
  'image',
  'translation',
  'summary',
] as const;
export type Capability = (typeof capabilities)[number];

/** How much an engine shall think before it answers. */
export const efforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const;
export type Effort = (typeof efforts)[number];

/** Whose engine it is, in the order in which they are preferred. */
export const engineSources = ['person', 'owner', 'local', 'browser', 'bamboo'] as const;
export type EngineSource = (typeof engineSources)[number];

/**
 * How a call ended. `stopped`: by whoever asked. `busy`: overloaded or over its limit. `refused`: the key is not accepted.
 * `late`: too slow. `broken`: not readable, cut off, or an error inside the answer. `invalid`: it cannot do what was asked.
 */
export const outcomes = ['ok', 'stopped', 'busy', 'refused', 'late', 'broken', 'invalid'] as const;
export type Outcome = (typeof outcomes)[number];
export type FaultKind = Exclude<Outcome, 'ok' | 'stopped'>;

/** Micro-dollars per million tokens. */
export interface Price {
  input: number;
  output: number;
}

export interface Health {
  /** `unknown`: not called lately. `failing`: tried last for a while. */
  state: 'unknown' | 'good' | 'unsteady' | 'failing';
  /** Middle of the latest calls. */
  firstTokenMs: number | null;
  lastFault: FaultKind | null;
}

export interface Engine {
  /** `openai/gpt-5-mini`, `local/llama3`, `own:<key>/<model>`, `browser/translator`, `bamboo`, `bamboo/atlas` */
  id: string;
  title: string;
  /** Name of whoever serves it, for people. */
  provider: string;
  /** What it is good at, where its name does not say it. */
  about: string | null;
  model: string;
  /** Who made the model: engines of one family tend to make the same mistakes. */
  family: string;
  can: readonly Capability[];
  /** Null where nobody told. */
  contextTokens: number | null;
  /** What a call costs whoever holds the key; null where that is not known. */
  price: Price | null;
  source: EngineSource;
  /** A few billion parameters: it does best with short instructions and one task at a time. */
  small?: boolean | undefined;
  health: Health;
}
