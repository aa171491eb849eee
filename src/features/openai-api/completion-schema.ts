/** What a request for a completion of the older kind may hold: a text to go on with, in place of messages. */
import { z } from 'zod';
import { mostChoices } from './chat-schema.ts';

const tokens = z.int().min(1).max(1_000_000).nullish();
const penalty = z.number().min(-2).max(2).nullish();
const other = z.unknown().optional();
const tokenIds = 'Send the prompt as text: lists of token ids are not supported.';

/** To all prompts of one request together. */
export const mostAnswers = mostChoices;

export const completionRequest = z.strictObject({
  model: z.string().max(300),
  prompt: z.union(
    [
      z.string(),
      z
        .array(z.string({ error: tokenIds }), { error: tokenIds })
        .min(1)
        .max(mostAnswers),
    ],
    {
      error: tokenIds,
    },
  ),
  max_tokens: tokens,
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  n: z.int().min(1).max(mostChoices).nullish(),
  stream: z.boolean().nullish(),
  stream_options: z
    .strictObject({
      include_usage: z.boolean().optional(),
      include_obfuscation: z.literal(false, 'Padding is not supported.').optional(),
    })
    .nullish(),
  stop: z.union([z.string().min(1), z.array(z.string().min(1)).max(4)]).nullish(),
  seed: z.int().nullish(),
  presence_penalty: penalty,
  frequency_penalty: penalty,
  logit_bias: z.record(z.string().regex(/^\d+$/), z.number().min(-100).max(100)).nullish(),
  echo: z.boolean().nullish(),
  user: z.string().max(512).nullish(),
  // Known by name, and refused unless they ask for nothing.
  best_of: other,
  logprobs: other,
  suffix: other,
});
export type CompletionRequest = z.output<typeof completionRequest>;

export const promptsOf = ({ prompt }: Pick<CompletionRequest, 'prompt'>) =>
  typeof prompt === 'string' ? [prompt] : prompt;
