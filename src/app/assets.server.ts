/** The browser's files, compressed beforehand. They are read when asked for: the operating system keeps those in memory that are asked for often. */
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { ifThere } from '#kit/files/temp-file.server.ts';
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

/** The workers that unpack the pictures in PDFs and bundle code projects. */
const isDecoder = (url: string) => /^\/assets\/(?:pdf|bundle)-worker-[^/]+\.js$/.test(url);

interface Asset {
  file: string;
  isCompressed: boolean;
  type: string;
  cache: string;
  policy?: string;
}

export function mountAssets(app: Hono<HttpVariables>, folder = path.join(buildFolder, 'client')) {
  const assets = listAssets(folder);
  app.get('*', async (c, next) => {
    const asset = assets.get(c.req.path);
    if (!asset) return c.req.path.startsWith('/assets/') ? c.notFound() : next();
    const compressed = asset.isCompressed && /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
    const body = await ifThere(readFile(compressed ? `${asset.file}.br` : asset.file));
    if (!body) return c.notFound();
    return c.body(body as Uint8Array<ArrayBuffer>, 200, {
      'content-type': asset.type,
      'cache-control': asset.cache,
      ...(asset.isCompressed ? { vary: 'accept-encoding' } : {}),
      ...(compressed ? { 'content-encoding': 'br' } : {}),
      ...(asset.policy ? { 'content-security-policy': asset.policy } : {}),
    });
  });
}

function listAssets(folder: string) {
  const assets = new Map<string, Asset>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    assets.set(url, {
      file,
      isCompressed: fs.existsSync(`${file}.br`),
      type: types[path.extname(entry.name)] ?? 'application/octet-stream',
      // Names under /assets carry a hash of their content.
      ...(isDecoder(url) ? { policy: decoderPolicy } : {}),
      cache: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    });
  }
  return assets;
}
