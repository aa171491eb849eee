/**
 * Which revision of the protocol a request speaks. Since 2026-07-28 every request says so itself and repeats in its headers
 * what stands in its body; before that a handshake came first. We keep nothing between requests in either case.
 */
import { codes, metaOf, ProtocolError, type Request } from './message.ts';

export const newest = '2026-07-28';
/** With a handshake, the newest first. */
export const withHandshake = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
export const supported: readonly string[] = [newest, ...withHandshake];

export type Era = 'modern' | 'handshake';

const metaKey = (name: string) => `io.modelcontextprotocol/${name}`;
export const serverInfoKey = metaKey('serverInfo');

export function eraOf(request: Request, headers: Headers): Era {
  const announced = headers.get('mcp-protocol-version');
  const meta = metaOf(request);
  const requested = meta[metaKey('protocolVersion')];
  const version = requested ?? announced;
  // Neither: a client from before there was a header, or the handshake itself.
  if (version === undefined || version === null) return 'handshake';
  if (!supported.includes(String(version)))
    throw new ProtocolError(codes.unsupportedVersion, 'Unsupported protocol version', {
      status: 400,
      data: { supported, requested: version },
    });
  if (version !== newest) return 'handshake';
  if (requested === undefined || typeof meta[metaKey('clientCapabilities')] !== 'object')
    throw new ProtocolError(
      codes.invalidParams,
      `params._meta must have ${metaKey('protocolVersion')} and ${metaKey('clientCapabilities')}.`,
      { status: 400 },
    );
  mustMatch('MCP-Protocol-Version', announced, newest);
  mustMatch('Mcp-Method', headers.get('mcp-method'), request.method);
  const name = nameIn(request);
  if (name !== undefined) mustMatch('Mcp-Name', decoded(headers.get('mcp-name')), name);
  return 'modern';
}

/** The first revision did not know links among results, nor a header to say which revision it is. */
export const knowsLinks = (headers: Headers) =>
  (headers.get('mcp-protocol-version') ?? withHandshake.at(-1)) !== withHandshake.at(-1);

/** Methods that act on one thing name it in a header too. */
function nameIn({ method, params }: Request): unknown {
  if (method === 'tools/call') return params.name;
  if (method === 'resources/read') return params.uri;
  return undefined;
}

function mustMatch(header: string, value: string | null, expected: unknown) {
  if (value === expected) return;
  const words = value === null ? `the ${header} header is missing` : `${header} is not what the body says`;
  throw new ProtocolError(codes.headerMismatch, `Header mismatch: ${words}.`, { status: 400 });
}

/** What does not fit into a header travels in base64. */
function decoded(value: string | null): string | null {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value ?? '')?.[1];
  return encoded === undefined ? value : Buffer.from(encoded, 'base64').toString();
}
