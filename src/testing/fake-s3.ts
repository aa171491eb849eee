/** An S3 look-alike on loopback. It checks signatures for real, so a driver that signs wrongly fails here too. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createTestServer } from './http-server.ts';

/** `slow-down`: 503, as under load. `signature`: 403. `cut-body`: half a body, then the line drops. */
export type S3Trouble = 'slow-down' | 'signature' | 'cut-body';

export interface FakeS3 {
  address: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };
  objects: Map<string, { data: Buffer; contentType: string }>;
  /** `METHOD key`, one for each request, refused ones too. */
  requests: string[];
  fail(trouble: S3Trouble, times?: number): void;
  close(): Promise<void>;
}

interface ReceivedRequest {
  method: string;
  url: URL;
  bucket: string;
  key: string;
  headers: IncomingMessage['headers'];
  data: Buffer;
}

const region = 'eu-test-1';
const bucket = 'frenly-test';
const accessKeyId = 'FAKEKEYID';
const secretAccessKey = 'fake/secret+key';
const maxSkewMs = 15 * 60_000;

export async function startFakeS3({ pageSize = 1000 } = {}): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const requests: string[] = [];
  const troubles: S3Trouble[] = [];

  const server = createTestServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const asked = await readRequest(request);
    requests.push(`${asked.method} ${asked.key}`);
    const trouble = troubles.shift();
    if (trouble === 'slow-down') return refuse(response, 503, 'SlowDown');
    if (trouble === 'signature') return refuse(response, 403, 'SignatureDoesNotMatch');
    const denied = whyDenied(asked);
    if (denied) return refuse(response, 403, denied);
    if (asked.bucket !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (asked.method === 'GET' && !asked.key) return sendList(response, asked.url.searchParams);
    serveObject(response, asked, trouble === 'cut-body');
  }

  function serveObject(
    response: ServerResponse,
    { method, key, headers, data }: ReceivedRequest,
    cut: boolean,
  ) {
    if (method === 'PUT') {
      objects.set(key, { data, contentType: headers['content-type'] ?? 'binary/octet-stream' });
      return response.writeHead(200, { etag: `"${createHash('md5').update(data).digest('hex')}"` }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    sendObject(response, found, headers.range, method === 'HEAD', cut);
  }

  function sendList(response: ServerResponse, query: URLSearchParams) {
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, pageSize);
    const more = rest.length > page.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${escapeXml(key)}</Key><Size>${objects.get(key)?.data.length}</Size></Contents>`,
    );
    const token = Buffer.from(page.at(-1) ?? '').toString('base64');
    const next = more ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
    sendXml(
      response,
      200,
      `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: { endpoint: `http://127.0.0.1:${port}`, region, bucket, accessKeyId, secretAccessKey },
    objects,
    requests,
    fail: (trouble, times = 1) => void troubles.push(...Array<S3Trouble>(times).fill(trouble)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '/', `http://${headers.host}`);
  const path = decodeURIComponent(url.pathname).slice(1);
  // Path-style only on the bare address; any other host name starts with the bucket.
  const byPath = /^[\d.]+$/.test(url.hostname);
  const [first = '', ...rest] = path.split('/');
  const [pathBucket, key] = byPath ? [first, rest.join('/')] : [url.hostname.split('.')[0] ?? '', path];
  return { method, url, bucket: pathBucket, key, headers, data: await buffer(request) };
}

function sendObject(
  response: ServerResponse,
  { data, contentType }: { data: Buffer; contentType: string },
  rangeHeader: string | undefined,
  headOnly: boolean,
  cut: boolean,
) {
  const range = /^bytes=(\d+)-(\d*)$/.exec(rangeHeader ?? '');
  const start = Number(range?.[1] ?? 0);
  if (range && start >= data.length) return refuse(response, 416, 'InvalidRange');
  const end = Math.min(range?.[2] ? Number(range[2]) : data.length - 1, data.length - 1);
  const part = data.subarray(start, end + 1);
  response.writeHead(range ? 206 : 200, {
    'content-type': contentType,
    'content-length': part.length,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${data.length}` } : {}),
  });
  if (headOnly) return response.end();
  if (!cut) return response.end(part);
  response.write(part.subarray(0, Math.floor(part.length / 2)), () => response.destroy());
}

function refuse(response: ServerResponse, status: number, code: string) {
  // Real servers add the key id and the signed text to a refusal; a driver must not pass them on.
  const more = `<Message>Fake: ${code}.</Message><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId>`;
  sendXml(response, status, `<Error><Code>${code}</Code>${more}</Error>`);
}

function sendXml(response: ServerResponse, status: number, xml: string) {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
  response.writeHead(status, {
    'content-type': 'application/xml',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

function whyDenied({ method, url, headers, data }: ReceivedRequest): string | null {
  const auth =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!auth) return 'AccessDenied';
  const [, keyId, day = '', place, signedNames = '', signature = ''] = auth;
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  const names = signedNames.split(';');
  for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!names.includes(name)) return 'AccessDenied';

  const stamp = String(headers['x-amz-date']);
  const time = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - time) <= maxSkewMs)) return 'RequestTimeTooSkewed';
  if (!stamp.startsWith(day) || place !== region) return 'AuthorizationHeaderMalformed';

  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== sha256(data)) return 'XAmzContentSHA256Mismatch';

  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    signedNames,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${place}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  );
  const expected = hmac(signingKey, toSign);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
