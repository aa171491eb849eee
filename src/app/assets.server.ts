/** The browser's files, read once at start and served from memory, compressed beforehand. */
import fs from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import type { HttpVariables } from '#kit/http/api.server.ts';
import { decoderPolicy } from '#kit/http/csp.server.ts';
import { buildFolder } from '#kit/paths.server.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

/** The worker that unpacks the pictures in PDFs. */
const isDecoder = (url: string) => /^\/assets\/pdf-worker-[^/]+\.js$/.test(url);

interface Asset {
  body: Buffer;
  brotli?: Buffer;
  type: string;
  cache: string;
  policy?: string;
}

export function mountAssets(app: Hono<HttpVariables>, folder = path.join(buildFolder, 'client')) {
  const assets = readAssets(folder);
  app.get('*', async (c, next) => {
    const asset = assets.get(c.req.path);
    if (!asset) return c.req.path.startsWith('/assets/') ? c.notFound() : next();
    const compressed = asset.brotli && /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
    return c.body((compressed ? asset.brotli! : asset.body) as Uint8Array<ArrayBuffer>, 200, {
      'content-type': asset.type,
      'cache-control': asset.cache,
      ...(asset.brotli ? { vary: 'accept-encoding' } : {}),
      ...(compressed ? { 'content-encoding': 'br' } : {}),
      ...(asset.policy ? { 'content-security-policy': asset.policy } : {}),
    });
  });
}

function readAssets(folder: string) {
  const assets = new Map<string, Asset>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const brotli = fs.existsSync(`${file}.br`) ? fs.readFileSync(`${file}.br`) : undefined;
    assets.set(url, {
      body: fs.readFileSync(file),
      ...(brotli ? { brotli } : {}),
      type: types[path.extname(entry.name)] ?? 'application/octet-stream',
      // Names under /assets carry a hash of their content.
      ...(isDecoder(url) ? { policy: decoderPolicy } : {}),
      cache: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    });
  }
  return assets;
}
