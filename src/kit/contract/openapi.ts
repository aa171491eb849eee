/** OpenAPI 3.1, printed from the contracts: what the server parses is what the description says. */
import { z } from 'zod';
import type { AnyEndpoint } from './endpoint.ts';

export function printOpenApi(endpoints: AnyEndpoint[], { title, url }: { title: string; url: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints.filter(({ access }) => access !== 'admin')) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = describe(endpoint);
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

function describe(endpoint: AnyEndpoint) {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: json(endpoint.body, 'input') } } : {}),
    responses: {
      '200': {
        description: 'Done.',
        ...(endpoint.streaming ? {} : { content: json(endpoint.output, 'output') }),
      },
      default: { description: 'What went wrong, in words, with a code and the id of the request.' },
    },
    ...(endpoint.access === 'member'
      ? { security: [{ session: [] }, ...(endpoint.key ? [{ key: [endpoint.key] }] : [])] }
      : {}),
  };
}

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
});

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
