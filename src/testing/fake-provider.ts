/**
 * A provider of engines on loopback that answers by script: OpenAI's two protocols, Anthropic's and Google's, and the
 * questions by which local servers are found. It can be slow, refuse, fall silent, cut off and talk nonsense.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { chat, gemini, messages, responses, type Dialect, type ToolUse } from './fake-provider-formats.ts';

/** What happens to one request. Without anything it says hello and ends well. */
export interface Scene {
  /** Before the first byte. */
  delay?: number;
  /** Refuses with this status. */
  status?: number;
  headers?: Record<string, string>;
  /** Also echoed by refusals, as real ones do. */
  message?: string;
  words?: readonly string[];
  /** Between words. */
  pace?: number;
  tool?: ToolUse;
  /**
   * How it ends after its words. `silence`: stays open and says no more. `cut`: the line drops. `eof`: ends as if nothing
   * were missing. `broken`: a line that is no JSON. `huge`: a line of ten megabytes. `error`: an error inside.
   */
  end?: 'well' | 'silence' | 'cut' | 'eof' | 'broken' | 'huge' | 'error';
  /** Name of the error inside. */
  errorType?: string;
  /** Every byte on its own, so that no character arrives in one piece. */
  bytewise?: boolean;
}

export interface FakeRequest {
  path: string;
  /** Whatever the caller identified itself with. */
  key: string;
  body: Record<string, unknown>;
  /** When whoever asked hung up before the end; undefined if they did not. */
  hungUpAt?: number;
}

export interface FakeProvider {
  /** Without a path. */
  url: string;
  /** Settings under which every provider is this one. */
  env: Record<string, string>;
  requests: FakeRequest[];
  /** What the next requests get, one each; after that the usual hello. */
  play(...scenes: Scene[]): void;
  /** Keys that are accepted; undefined means any. */
  keys: Set<string> | undefined;
  /** What Ollama's and llama.cpp's questions find. */
  ollama: string[];
  llamaCpp: string[];
  close(): Promise<void>;
}

const usual: Scene = { words: ['Hello', ' from', ' the', ' fake', '.'] };
const tenMegabytes = 10 * 1024 * 1024;

const dialects: [pattern: RegExp, dialect: Dialect][] = [
  [/\/chat\/completions$/, chat],
  [/\/responses$/, responses],
  [/\/messages$/, messages],
  [/:streamGenerateContent$/, gemini],
];

export async function startFakeProvider(): Promise<FakeProvider> {
  const scenes: Scene[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    const dialect = dialects.find(([pattern]) => pattern.test(pathname))?.[1];
    const body = parse(await text(request));
    if (!dialect) return provideFacts(pathname, body, response);
    const seen: FakeRequest = { path: pathname, key: keyOf(request), body };
    provider.requests.push(seen);
    response.once('close', () => {
      if (!response.writableFinished) seen.hungUpAt = Date.now();
    });
    const isKnown = provider.keys?.has(seen.key) ?? true;
    // A wrong key uses up no scene: nothing was asked of an engine.
    const scene = isKnown ? (scenes.shift() ?? usual) : { status: 401 };
    await perform(scene, dialect, seen, response);
  }

  function provideFacts(path: string, body: Record<string, unknown>, response: ServerResponse) {
    if (path.endsWith('/embeddings')) {
      const texts = [body.input].flat();
      const vectors = texts.map((_, index) => ({ object: 'embedding', index, embedding: [index, 0.5, 1] }));
      return send(response, 200, {
        object: 'list',
        data: vectors,
        usage: { prompt_tokens: 3, total_tokens: 3 },
      });
    }
    if (path === '/api/tags' && provider.ollama.length > 0)
      return send(response, 200, { models: provider.ollama.map((name) => ({ name })) });
    if (path === '/api/show')
      return send(response, 200, {
        capabilities: ['completion', 'tools'],
        model_info: { 'llama.context_length': 8192 },
      });
    if (path === '/v1/models')
      return send(response, 200, {
        object: 'list',
        data:
          provider.llamaCpp.length > 0
            ? provider.llamaCpp.map((id) => ({ id, owned_by: 'llamacpp', meta: { n_ctx_train: 4096 } }))
            : [
                { id: 'fake-large', owned_by: 'fake' },
                { id: 'fake-small', owned_by: 'fake' },
              ],
      });
    return send(response, 404, { error: { message: 'nothing here' } });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: FakeProvider = {
    url,
    env: {
      OPENAI_BASE_URL: `${url}/v1`,
      ANTHROPIC_BASE_URL: `${url}/v1`,
      GEMINI_BASE_URL: `${url}/v1beta`,
      OPENROUTER_BASE_URL: `${url}/v1`,
      GROQ_BASE_URL: `${url}/v1`,
      MISTRAL_BASE_URL: `${url}/v1`,
    },
    requests: [],
    play: (...next) => void scenes.push(...next),
    keys: undefined,
    ollama: [],
    llamaCpp: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

async function perform(scene: Scene, dialect: Dialect, { key, body }: FakeRequest, response: ServerResponse) {
  if (scene.delay) await pause(scene.delay);
  if (scene.status) {
    const message = scene.message ?? `Incorrect API key provided: ${key}. You asked: ${JSON.stringify(body)}`;
    return send(response, scene.status, dialect.refusal(scene.status, message), scene.headers);
  }
  const { words = usual.words!, tool, pace = 0 } = scene;
  const spoken = { model: String(body.model ?? 'fake'), inputTokens: 12, outputTokens: words.length };
  response.writeHead(200, { 'content-type': 'text/event-stream', ...scene.headers });
  const say = (what: string) => write(response, what, scene.bytewise ?? false);

  await say(dialect.begin(spoken));
  for (const [index, word] of words.entries()) {
    if (pace) await pause(pace);
    if (response.destroyed) return;
    await say(dialect.word(word, index));
  }
  if (tool) await say(dialect.toolUse(tool));
  switch (scene.end ?? 'well') {
    case 'silence':
      return;
    case 'cut':
      await pause(20); // what was said arrives before the line drops
      return void response.destroy();
    case 'eof':
      return void response.end();
    case 'broken':
      await say('data: {"choices": [{"delta": {"content": "no end\n\n');
      break;
    case 'huge':
      await say(`data: ${'x'.repeat(tenMegabytes)}\n\n`);
      break;
    case 'error':
      await say(dialect.trouble(scene.errorType ?? 'server_error', `It broke. Your key was ${key}.`));
      break;
    case 'well':
  }
  await say(dialect.end(spoken, tool ? 'tools' : 'stop'));
  response.end();
}

async function write(response: ServerResponse, what: string, bytewise: boolean) {
  const bytes = Buffer.from(what);
  if (!bytewise) {
    if (!response.write(bytes) && !response.destroyed)
      await new Promise<void>((resolve) => {
        response.once('drain', resolve);
        response.once('close', resolve);
      });
    return;
  }
  for (const byte of bytes) {
    response.write(Buffer.of(byte));
    // A turn of the loop each: otherwise the socket puts them together again.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function keyOf({ headers, url }: IncomingMessage): string {
  const given =
    headers.authorization?.replace(/^Bearer /, '') ?? headers['x-api-key'] ?? headers['x-goog-api-key'];
  return String(given ?? new URL(url ?? '/', 'http://fake').searchParams.get('key') ?? '');
}

function parse(body: string): Record<string, unknown> {
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
