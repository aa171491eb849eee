/**
 * A page that somebody uploaded, as it looks: it has no origin, runs nothing, loads nothing and leads nowhere. Only files that a
 * room kept as HTML get here, and only into a frame of our own pages.
 */
import { AppError } from '#kit/errors.ts';
import { newNonce, sandboxPolicy } from '#kit/http/csp.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { downloadHeaders, type Audience } from './download-headers.ts';
import type { StoredFile } from './files.server.ts';

export const pageType = 'text/html';

export async function framedPage(
  file: StoredFile,
  { audience }: { audience: Audience },
  { files, request }: Context,
): Promise<Response> {
  if (file.contentType !== pageType) throw new AppError('not_found:part');
  const headers = new Headers({
    ...downloadHeaders(file, { audience: audience === 'everyone' ? 'link' : audience }),
    'Content-Type': `${pageType}; charset=utf-8`,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': sandboxPolicy(newNonce()),
    // A policy does not stop names from being looked up beforehand.
    'X-DNS-Prefetch-Control': 'off',
  });
  if (request.method === 'HEAD') return new Response(null, { headers });
  const stored = await files.storage.get(file.key, {});
  if (!stored) throw new AppError('not_found:file');
  return new Response(stored.stream, { headers });
}
