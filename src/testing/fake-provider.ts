/**
 * A provider of engines on loopback that answers by script: OpenAI's two protocols, Anthropic's and Google's, and the
 * questions by which local servers are found. It can be slow, refuse, fall silent, cut off and talk nonsense.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { chat, gemini, messages, responses, type Dialect, type ToolUse } from './fake-provider-formats.ts';
import { mediaAt } from './fake-provider-media.ts';
import { createTestServer } from './http-server.ts';

/** What happens to one request. Without anything it says hello and ends well. */
export interface Scene {
  /** Only for requests that hold this text; for calls that are made at the same time. */
  to?: string;
  /** Before the first byte. */
  delay?: number;
  /** Refuses with this status. */
  status?: number;
  headers?: Record<string, string>;
  /** Also echoed by refusals, as real ones do. */
  message?: string;
  /** The body of the refusal, where its exact form matters. */
  refusal?: object;
  /** Before its words. */
  thought?: string;
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
  /** What requests get for which nothing was prepared, by what they ask. */
  reply: ((body: Record<string, unknown>) => Scene) | undefined;
  /** Forgets what was prepared and not asked for. */
  clear(): void;
  /** Keys that are accepted; undefined means any. */
  keys: Set<string> | undefined;
  /** What the questions of Ollama, llama.cpp and LM Studio find. */
  ollama: string[];
  llamaCpp: string[];
  lmStudio: string[];
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
  const server = createTestServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    const dialect = dialects.find(([pattern]) => pattern.test(pathname))?.[1];
    const media = mediaAt(pathname);
    const body = parse(request, await text(request));
    if (!dialect && !media) return provideFacts(pathname, response);
    const seen: FakeRequest = { path: pathname, key: keyOf(request), body };
    provider.requests.push(seen);
    response.once('close', () => {
      if (!response.writableFinished) seen.hungUpAt = Date.now();
    });
    const isKnown = provider.keys?.has(seen.key) ?? true;
    // A wrong key uses up no scene: nothing was asked of an engine.
    const scene = isKnown ? nextScene(body) : { status: 401 };
    if (dialect) await perform(scene, dialect, seen, response);
    else await give(scene, media!(body), seen, response);
  }

  function nextScene(body: Record<string, unknown>): Scene {
    const asked = JSON.stringify(body);
    const at = scenes.findIndex(({ to }) => to === undefined || asked.includes(to));
    return (at < 0 ? undefined : scenes.splice(at, 1)[0]) ?? provider.reply?.(body) ?? usual;
  }

  function provideFacts(path: string, response: ServerResponse) {
    if (path === '/api/tags' && provider.ollama.length > 0)
      return send(response, 200, { models: provider.ollama.map((name) => ({ name })) });
    if (path === '/api/show')
      return send(response, 200, {
        capabilities: ['completion', 'tools'],
        model_info: { 'llama.context_length': 8192 },
      });
    if (path === '/api/v0/models' && provider.lmStudio.length > 0)
      return send(response, 200, {
        data: provider.lmStudio.map((id) => ({ id, type: 'llm', max_context_length: 32_768 })),
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
    clear: () => void scenes.splice(0),
    reply: undefined,
    keys: undefined,
    ollama: [],
    llamaCpp: [],
    lmStudio: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

/** Whether the scene is over before anything was said. */
async function refuses(scene: Scene, dialect: Dialect, { key, body }: FakeRequest, response: ServerResponse) {
  if (scene.delay) await pause(scene.delay);
  if (!scene.status) return false;
  const message = scene.message ?? `Incorrect API key provided: ${key}. You asked: ${JSON.stringify(body)}`;
  send(response, scene.status, scene.refusal ?? dialect.refusal(scene.status, message), scene.headers);
  return true;
}

/** An answer in one piece. Of the ways to end, those that make sense for one. */
async function give(
  scene: Scene,
  { type, body }: ReturnType<NonNullable<ReturnType<typeof mediaAt>>>,
  seen: FakeRequest,
  response: ServerResponse,
) {
  if (await refuses(scene, chat, seen, response)) return;
  response.writeHead(200, { 'content-type': type, ...scene.headers });
  if (scene.end === 'silence') return void response.flushHeaders();
  if (scene.end === 'broken') return void response.end('{"data": [');
  if (scene.end !== 'cut') return void response.end(body);
  response.write(body.slice(0, 10));
  await pause(20); // what was sent arrives before the line drops
  response.destroy();
}

async function perform(scene: Scene, dialect: Dialect, seen: FakeRequest, response: ServerResponse) {
  if (await refuses(scene, dialect, seen, response)) return;
  const { key, body } = seen;
  const { words = usual.words!, tool, pace = 0 } = scene;
  const spoken = { model: String(body.model ?? 'fake'), inputTokens: 12, outputTokens: words.length };
  response.writeHead(200, { 'content-type': 'text/event-stream', ...scene.headers });
  const say = (what: string) => write(response, what, scene.bytewise ?? false);

  await say(dialect.begin(spoken));
  if (scene.thought && dialect.thought) await say(dialect.thought(scene.thought));
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

/** Forms are kept as they came. */
function parse({ headers }: IncomingMessage, body: string): Record<string, unknown> {
  if (headers['content-type']?.startsWith('multipart/')) return { form: body };
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
