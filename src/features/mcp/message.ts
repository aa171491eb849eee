/** JSON-RPC as the Model Context Protocol uses it: one message per request, errors by number. */
import { z } from 'zod';

export const codes = {
  unreadable: -32700,
  invalidMessage: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

interface Details {
  /** Of the HTTP answer. */
  status?: number;
  data?: unknown;
}

/** A fault in how something was asked, not in what a tool made of it. */
export class ProtocolError extends Error {
  readonly code: number;
  readonly status: number;
  readonly data: unknown;

  constructor(code: number, message: string, { status = 200, data }: Details = {}) {
    super(message);
    this.name = 'ProtocolError';
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

const id = z.union([z.string().max(200), z.number().int()]);
export type MessageId = z.output<typeof id>;

const params = z.looseObject({
  _meta: z.looseObject({ progressToken: id.optional() }).optional(),
});

const request = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id,
  method: z.string().max(200),
  params: params.default({}),
});
export type Request = z.output<typeof request>;

const notification = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.undefined().optional(),
  method: z.string().max(200),
  params: z.looseObject({}).default({}),
});

/** Older clients may answer questions of a server; we ask none. */
const reply = z.looseObject({ jsonrpc: z.literal('2.0'), id, method: z.undefined().optional() });

const message = z.union([request, notification, reply]);
export type Message = z.output<typeof message>;

export const isRequest = (one: Message): one is Request => one.method !== undefined && one.id !== undefined;

export function readMessage(body: unknown): Message {
  const read = message.safeParse(body);
  if (read.success) return read.data;
  throw new ProtocolError(codes.invalidMessage, 'Send one JSON-RPC 2.0 message.', { status: 400 });
}

/** What a method is asked with; what does not fit is refused with the name of the field. */
export function readParams<Schema extends z.ZodType>(
  schema: Schema,
  { params: given }: Request,
): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const { path, message: words } = read.error.issues[0]!;
  throw new ProtocolError(codes.invalidParams, `${['params', ...path].join('.')}: ${words}`);
}

/** What a request says about itself beside what it asks. */
export const metaOf = ({ params: { _meta: meta = {} } }: Request) => meta;

export const resultOf = (to: MessageId, result: object) => ({ jsonrpc: '2.0', id: to, result });

export const errorOf = (to: MessageId | undefined, { code, message: words, data }: ProtocolError) => ({
  jsonrpc: '2.0',
  ...(to === undefined ? {} : { id: to }),
  error: { code, message: words, ...(data === undefined ? {} : { data }) },
});
