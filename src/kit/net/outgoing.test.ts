/** Holds that nothing calls out past this folder: a URL that came from a user must not find another door. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Path beginnings that may call out themselves. Each needs its reason; none may take a user's URL on the server. */
const allowed = [
  'src/kit/net/', // the door itself
  'src/kit/contract/call.ts', // runs in the browser and calls our own server
  'src/features/world/map/use-outlines.ts', // runs in the browser and gets the outlines, an asset of ours
  'src/features/documents/viewer/pdf/pdf-parts.ts', // runs in the browser and gets fonts and decoders, assets of ours
  'src/features/documents/pages/page-viewer.tsx', // runs in the browser and gets the sample, an asset of ours
  'src/features/code/bundle/bundler.ts', // runs in the browser and gets the bundler's program, an asset of ours
  'src/features/code/architect/scaffold-files.ts', // runs nowhere here: the tests of a scaffold, which call their own server
  'src/features/mockups/drawing/export-png.ts', // runs in the browser and gets the pictures of one's own mockup
  'src/kit/ai/provider-fetch.server.ts', // the providers of engines; servers that people name go through the door
  'src/kit/files/s3-client.server.ts', // the storage that the owner configured
  'src/kit/packs/download.server.ts', // the package registry that the machine's npm is configured with
  'src/testing/', // the fake outside world
];
const isTest = /\.test\.tsx?$/;

const rules: [what: string, pattern: RegExp][] = [
  // A method called fetch, or the definition of one (`fetch(request) {`), is not the global.
  ['calls the global fetch', /(?<![\w$.#]|function |async )fetch\s*\((?![^()]*\)[^;()\n]*\{[ \t]*$)/],
  ['reaches for the global fetch', /\b(globalThis|global|window|self)\s*(\?\.|\.)\s*fetch\b/],
  ['passes the global fetch on', /(?<![\w$.#])(=|\?\?|\|\||return|fetch:)\s*fetch\s*[;,)}\n]/],
  ['imports undici', /\b(from|import|require)\b\s*\(?\s*['"]undici(\/[^'"]*)?['"]/],
  // `import http from 'node:http'` is fine for a server, until `http.request` or `= http` follows.
  [
    'uses a request function',
    /\bimport\s+(?:\*\s+as\s+)?([\w$]+)\b[^'"]*from\s*['"](?:node:)?(?:http|https|http2)['"][^]*(\b\1\s*\.\s*(request|get|Agent|ClientRequest|connect)\b|=\s*\1\s*[;,)\n])/,
  ],
  ['loads an http module', /\b(import|require)\s*\(\s*['"](node:)?(http|https|http2)['"]/],
  [
    'imports a request function',
    /\bimport\s*\{[^}]*(?<!type\s+)\b(request|get|Agent|ClientRequest|connect)\b[^}]*\}\s*from\s*['"](node:)?(http|https|http2)['"]/,
  ],
];

function offences(source: string): string[] {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  return rules.filter(([, pattern]) => new RegExp(pattern, 'm').test(code)).map(([what]) => what);
}

it('only the allowed files call out', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const judged = files.filter(
    (file) => !isTest.test(file) && !allowed.some((start) => file.startsWith(start)),
  );
  expect(files).toContain('src/kit/net/safe-fetch.server.ts');
  const found = judged.flatMap((file) =>
    offences(readFileSync(file, 'utf8')).map((what) => `${file} ${what}`),
  );
  expect(found).toEqual([]);
});

describe('the rule', () => {
  it.each([
    ['await fetch(url)', 'calls the global fetch'],
    ['const answer = fetch (url, { method })', 'calls the global fetch'],
    ['urls.map((url) => fetch(url));', 'calls the global fetch'],
    ['return fetch(`${base}/x`).then((r) => r.json());', 'calls the global fetch'],
    ['await globalThis.fetch(url)', 'reaches for the global fetch'],
    ['const get = window.fetch;', 'reaches for the global fetch'],
    ['const get = options.fetch ?? fetch;', 'passes the global fetch on'],
    ['createClient({ fetch: fetch })', 'passes the global fetch on'],
    ["import { request } from 'undici';", 'imports undici'],
    ["import * as undici from 'undici';", 'imports undici'],
    ["const { Agent } = await import('undici');", 'imports undici'],
    ["import http from 'node:http';\nhttp.request(url);", 'uses a request function'],
    ["import * as https from 'https';\nawait https\n  .get(url);", 'uses a request function'],
    ["import http from 'node:http';\nconst { request } = http;", 'uses a request function'],
    ["const http = await import('node:http');", 'loads an http module'],
    ["const https = require('https');", 'loads an http module'],
    ["import { createServer, request } from 'node:http';", 'imports a request function'],
    ["import {\n  type IncomingMessage,\n  get,\n} from 'node:https';", 'imports a request function'],
    ["import { connect } from 'node:http2';", 'imports a request function'],
  ])('bites on %j', (source, what) => expect(offences(source)).toContain(what));

  it.each([
    "import { createServer } from 'node:http';",
    "import type { IncomingMessage } from 'node:http';",
    "import type http from 'node:http';",
    "import http from 'node:http';\nconst server = http.createServer();",
    "import { createServer, type Agent } from 'node:http';",
    "import { request } from './request.ts';\nimport { createServer } from 'node:http';",
    'await safeFetch(url);',
    'await app.fetch(request);',
    'await this.#fetch(request);',
    'const refetch = () => query.refetch();',
    'export default {\n  fetch(request: Request) {\n    return app.handle(request);\n  },\n};',
    'async function fetch(url: string) {\n}',
    '// fetch(url) is not called here',
    '/**\n * Never call fetch(url).\n */',
  ])('lets %j be', (source) => expect(offences(source)).toEqual([]));
});
