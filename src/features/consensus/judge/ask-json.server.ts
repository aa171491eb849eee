/** JSON of a shape from any engine. Who cannot be held to a shape is asked for it in words; who misses it, once more. */
import { z } from 'zod';
import type { Engine } from '#kit/ai/engine.ts';
import type { Message } from '#kit/ai/messages.ts';
import { AppError } from '#kit/errors.ts';
import type { BoundAi } from '#tools/run/bound-ai.server.ts';
import { jsonIn } from './json-in.ts';

interface JsonRequest<Schema extends z.ZodType> {
  ai: Pick<BoundAi, 'text'>;
  engine: Engine;
  schema: Schema;
  instructions: string;
  /** The same for small models, in a few short sentences. */
  smallInstructions: string;
  content: string;
  maxTokens: number;
}

const longestShown = 4000;

export async function askJson<Schema extends z.ZodType>(
  asked: JsonRequest<Schema>,
): Promise<z.output<Schema>> {
  const { ai, engine, schema, content, maxTokens } = asked;
  const isHeld = engine.can.includes('structure');
  const shape = JSON.stringify(z.toJSONSchema(schema));
  const withShape = (instructions: string) =>
    isHeld
      ? instructions
      : `${instructions}\nAnswer with one JSON object and nothing else: no words before or after it, no code fence. It follows this JSON schema:\n${shape}`;
  const messages: Message[] = [{ role: 'user', content }];
  for (let attempt = 1; ; attempt += 1) {
    const request = {
      engine: engine.id,
      fallback: false,
      instructions: withShape(asked.instructions),
      small: { instructions: withShape(asked.smallInstructions) },
      messages,
      maxTokens,
      temperature: 0,
      ...(isHeld ? { schema } : {}),
    };
    const { result } = await ai.text(request, { as: 'raw' });
    const { text, error } = await result;
    if (error) throw new AppError('upstream_failed:provider_broken', { message: error.message });
    for (const value of jsonIn(text)) {
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
    }
    if (attempt === 2)
      throw new AppError('upstream_failed:provider_broken', {
        message: `${engine.title} did not answer in the shape that was asked for.`,
      });
    messages.push(
      { role: 'assistant', content: text.slice(0, longestShown) || '(nothing)' },
      {
        role: 'user',
        content: `That is not JSON of the shape that was asked for. Send the whole JSON object again, corrected, and nothing else. Its schema:\n${shape}`,
      },
    );
  }
}
