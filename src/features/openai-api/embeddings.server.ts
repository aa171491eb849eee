/** Vectors of texts. */
import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { asker, choiceOf, type Asking } from './ask.server.ts';
import type { createEmbeddings } from './contract.ts';
import { named } from './refusal.ts';

export async function answerEmbeddings(
  body: InputOf<typeof createEmbeddings>['body'],
  asking: Asking,
): Promise<AnswerOf<typeof createEmbeddings>> {
  const { model, input, encoding_format, dimensions, user } = body;
  const { vectors, engine, tokens } = await named({}, () =>
    asking.ai.embed({ ...asker(asking), ...choiceOf(model), texts: [input].flat(), dimensions, user }),
  );
  return {
    object: 'list',
    model: engine,
    data: vectors.map((vector, index) => ({
      object: 'embedding',
      index,
      embedding: encoding_format === 'base64' ? toBase64(vector) : vector,
    })),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  };
}

/** OpenAI's own client asks for vectors as 32-bit floats in base64, which is a third of the bytes. */
const toBase64 = (vector: readonly number[]) =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64');
