/** The printed description, as the page reads it: the calls that a key may make, in groups. */

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

export interface Example {
  summary: string;
  value: unknown;
  'x-params'?: Record<string, string>;
  'x-schema'?: Schema;
}

interface Content {
  schema: Schema;
  examples?: Record<string, Example>;
}

interface Operation {
  summary: string;
  'x-access': string;
  'x-key'?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: { '200': { content?: Record<string, unknown> } };
}

export interface OpenApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

export interface ApiCall {
  /** `POST /api/runs/{id}/stop`; also its anchor. */
  id: string;
  method: string;
  path: string;
  summary: string;
  /** What the key must be allowed to do. */
  scope: string;
  forGuests: boolean;
  parameters: Parameter[];
  body: { kind: 'json' | 'form'; schema: Schema; examples: Example[] } | undefined;
  streams: boolean;
}

export interface CallGroup {
  title: string;
  lede: string;
  calls: ApiCall[];
}

const groups: { title: string; lede: string; has: RegExp }[] = [
  {
    title: 'Tools and runs',
    lede: 'Run a tool, follow its progress, and get the result.',
    has: /^\/api\/(tools|runs)\b/,
  },
  {
    title: 'OpenAI’s protocol',
    lede: 'Use our engines in apps made for OpenAI: set the base URL to /v1 here and use your key.',
    has: /^\/v1\/(?!files\b|batches\b)/,
  },
  {
    title: 'Files and batches',
    lede: 'Many requests in one file, answered within a day for half the credits.',
    has: /^\/v1\/(files|batches)\b/,
  },
  {
    title: 'Model Context Protocol',
    lede: 'The tools, for assistants and editors. They need only the address and your key.',
    has: /^\/mcp$/,
  },
  { title: 'Your account', lede: 'What a key can read about you.', has: /^/ },
];

/** They only say that there is nothing: of no use to anyone who reads. */
const leftOut = new Set(['GET /mcp', 'DELETE /mcp']);

export function callsIn({ paths }: OpenApiDocument): ApiCall[] {
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) =>
        readCall(method.toUpperCase(), path, operation),
      ),
    )
    .filter(({ id }) => !leftOut.has(id));
}

function readCall(method: string, path: string, operation: Operation): ApiCall[] {
  const scope = operation['x-key'];
  if (!scope) return [];
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  const form = content['multipart/form-data'];
  return [
    {
      id: `${method} ${path}`,
      method,
      path,
      summary: operation.summary,
      scope,
      forGuests: operation['x-access'] !== 'member',
      parameters: operation.parameters ?? [],
      body: json
        ? { kind: 'json', schema: json.schema, examples: Object.values(json.examples ?? {}) }
        : form && { kind: 'form', schema: form.schema, examples: [] },
      streams: 'text/event-stream' in (operation.responses['200'].content ?? {}),
    },
  ];
}

/** In groups, without those that do not have every word of the search. */
export function groupCalls(calls: readonly ApiCall[], search = ''): CallGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = ({ id, summary }: ApiCall) => {
    const text = `${id} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const groupOf = (call: ApiCall) => groups.find(({ has }) => has.test(call.path))!;
  return groups
    .map((group) => ({
      title: group.title,
      lede: group.lede,
      calls: calls.filter((call) => groupOf(call) === group && isWanted(call)).toSorted(byUse),
    }))
    .filter(({ calls: found }) => found.length > 0);
}

/** What begins something before what reads it, and that before what changes it. */
const order = ['POST', 'GET', 'PATCH', 'PUT', 'DELETE'];
const byUse = (a: ApiCall, b: ApiCall) =>
  depth(a) - depth(b) || order.indexOf(a.method) - order.indexOf(b.method) || a.path.localeCompare(b.path);
/** To run a tool comes first of all. */
const depth = ({ path }: ApiCall) =>
  /^\/api\/tools\/\{\w+\}\/runs$/.test(path) ? 0 : path.split('/').length;
