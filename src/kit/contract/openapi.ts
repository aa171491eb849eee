/** OpenAPI 3.1, printed from the contracts: what the server parses is what the description says. */
import { z } from 'zod';
import type { AnyEndpoint } from './endpoint.ts';

/** A call that works as it is, for people to begin with. */
export interface ExampleCall {
  title: string;
  params?: Record<string, string>;
  body: unknown;
  /** What the body may hold in this case, where the contract leaves it open. */
  schema?: z.core.$ZodType;
}

interface Options {
  title: string;
  url: string;
  examplesOf?(endpoint: AnyEndpoint): readonly ExampleCall[];
}

export function printOpenApi(endpoints: AnyEndpoint[], { title, url, examplesOf = () => [] }: Options) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints.filter(({ access }) => access !== 'admin')) {
    // A parameter may say which characters it takes: `:id{.+}`.
    const path = endpoint.path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = describe(endpoint, examplesOf(endpoint));
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'frenly.session' },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  };
}

function describe(endpoint: AnyEndpoint, examples: readonly ExampleCall[]) {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
  ];
  const content = bodyOf(endpoint, examples);
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.key ? { 'x-key': endpoint.key } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      '200': { description: 'Done.', ...answerOf(endpoint) },
      default: { description: 'The error message, a code and the request id.' },
    },
    ...securityOf(endpoint),
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any text. Repeating a key with the same body runs once and returns the same response.',
  schema: { type: 'string', maxLength: 200 },
};

function parametersOf(schema: z.core.$ZodObject | undefined, where: 'path' | 'query') {
  return Object.entries(schema?._zod.def.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(field, undefined).success,
    schema: schemaOf(field, 'input'),
  }));
}

function bodyOf({ body, form }: AnyEndpoint, examples: readonly ExampleCall[]) {
  if (form) return { 'multipart/form-data': { schema: schemaOf(form, 'input') } };
  if (!body && examples.length === 0) return undefined;
  const shown = examples.map(({ title, params, body: value, schema }) => [
    title,
    {
      summary: title,
      value,
      ...(params ? { 'x-params': params } : {}),
      ...(schema ? { 'x-schema': schemaOf(schema, 'input') } : {}),
    },
  ]);
  return {
    'application/json': {
      schema: body ? schemaOf(body, 'input') : { type: 'object' },
      ...(shown.length > 0 ? { examples: Object.fromEntries(shown) as object } : {}),
    },
  };
}

/** Streams of our own are lines of JSON; what another protocol streams, that protocol says. */
function answerOf({ streaming, protocol, output }: AnyEndpoint) {
  if (!streaming) return { content: { 'application/json': { schema: schemaOf(output, 'output') } } };
  if (protocol === 'foreign' || protocol === 'openai' || output._zod.def.type === 'unknown') return {};
  return { content: { 'text/event-stream': { schema: schemaOf(output, 'output') } } };
}

function securityOf({ access, key }: AnyEndpoint) {
  if (access !== 'member' && !key) return {};
  return {
    security: [
      { session: [] },
      ...(key ? [{ key: [key] }] : []),
      // Guests need neither.
      ...(access === 'member' ? [] : [{}]),
    ],
  };
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
