/** Whose key was pasted, by its form. */
import type { ProviderId } from '#kit/ai/engine.ts';

export interface RecognisedKey {
  provider: ProviderId;
  /** Whose it is, for people. */
  name: string;
  /** Where a provider that speaks OpenAI's protocol is reached. */
  baseUrl?: string;
  /** The setting by which the owner gives it to everyone. */
  variable?: string;
}

const compatible = (name: string, baseUrl: string): RecognisedKey => ({
  provider: 'compatible',
  name,
  baseUrl,
});

/** Longer beginnings stand before shorter ones. */
const forms: readonly (readonly [start: string, key: RecognisedKey])[] = [
  ['sk-ant-', { provider: 'anthropic', name: 'Anthropic', variable: 'ANTHROPIC_API_KEY' }],
  ['sk-or-', { provider: 'openrouter', name: 'OpenRouter', variable: 'OPENROUTER_API_KEY' }],
  ['sk-', { provider: 'openai', name: 'OpenAI', variable: 'OPENAI_API_KEY' }],
  ['AIza', { provider: 'google', name: 'Google', variable: 'GEMINI_API_KEY' }],
  ['gsk_', { provider: 'groq', name: 'Groq', variable: 'GROQ_API_KEY' }],
  ['xai-', compatible('xAI', 'https://api.x.ai/v1')],
  ['hf_', compatible('Hugging Face', 'https://router.huggingface.co/v1')],
  ['nvapi-', compatible('NVIDIA', 'https://integrate.api.nvidia.com/v1')],
  ['csk-', compatible('Cerebras', 'https://api.cerebras.ai/v1')],
];

/** Undefined where its form says nothing; Mistral's keys, for one, look like any other. */
export const recogniseKey = (key: string): RecognisedKey | undefined =>
  forms.find(([start]) => key.trim().startsWith(start))?.[1];
