import { z } from 'zod';

/** A kind of event: what it is called and what it tells. Only these can be emitted, and only with what they say. */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  type: string;
  schema: Schema;
}

/** `type` as in `run.ended`; without a schema it tells nothing but that it happened. */
export function defineEvent(type: string): EventDefinition<typeof nothing>;
export function defineEvent<Schema extends z.ZodType>(type: string, schema: Schema): EventDefinition<Schema>;
export function defineEvent(type: string, schema: z.ZodType = nothing): EventDefinition {
  return { type, schema };
}

const nothing = z.object({});

/** What has to be said with an event; nothing where there is nothing to say. */
export type EventArguments<Schema extends z.ZodType> =
  Record<never, never> extends z.input<Schema> ? [data?: z.input<Schema>] : [data: z.input<Schema>];
