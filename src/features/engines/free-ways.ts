/** Language models that cost nothing, with their limits as far as they are known. */

/** When the limits were last known to be so. */
export const freeWaysAsOf = '2025-12-01';

export interface FreeWay {
  title: string;
  limits: string;
  /** Where the key or the program is to be had. */
  address: string;
}

export const freeWays: readonly FreeWay[] = [
  {
    title: 'Google AI Studio',
    limits:
      'Gemini Flash models with a free key. Requests a minute and a day are limited by model; free requests may be used to improve Google’s products.',
    address: 'https://aistudio.google.com/apikey',
  },
  {
    title: 'Groq',
    limits:
      'Open models on a free plan, with a limit of requests and tokens a minute and a day for each model.',
    address: 'https://console.groq.com/keys',
  },
  {
    title: 'OpenRouter',
    limits:
      'Models whose names end in “:free”: 20 requests a minute and 50 a day, or 1,000 a day once 10 dollars of credits were bought.',
    address: 'https://openrouter.ai/settings/keys',
  },
  {
    title: 'Mistral',
    limits: 'A free plan for trying, after confirming a phone number. Requests may be used for training.',
    address: 'https://console.mistral.ai/api-keys',
  },
  {
    title: 'Ollama or LM Studio',
    limits:
      'No key and no limit: the model runs on your own machine. A model of 7 to 8 billion parameters needs about 8 GB of memory.',
    address: 'https://ollama.com/download',
  },
];
