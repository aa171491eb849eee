/** The headers a stored file is served with: whatever it holds, it runs nowhere and is shown as nothing but itself. */
import { safeName } from '#kit/files/safe-name.ts';

export type Disposition = 'inline' | 'attachment';

export interface ServedFile {
  name: string;
  contentType: string;
  sha256?: string;
  /** Made by our own encoder. Bytes as somebody sent them are never shown in place. */
  reencoded?: boolean;
}

/**
 * Who may have it, which decides who may keep a copy. `everyone`: asked for again each time, so that what was deleted is gone.
 * `owner`: asked for again each time, so that the next person at this browser gets nothing.
 * `link`: kept by no one, so that a revoked link is gone.
 */
export type Audience = 'everyone' | 'owner' | 'link';

const cacheControl: Record<Audience, string> = {
  everyone: 'public, no-cache',
  owner: 'private, no-cache',
  link: 'private, no-store',
};

/** What our encoder makes. */
const inlineTypes = new Set(['image/webp']);

/** Types that no browser runs as a page; anything else goes out as plain bytes. */
const passiveTypes =
  /^(?:image\/(?:png|jpeg|webp|gif|avif)|(?:audio|video)\/[a-z0-9.+-]+|text\/(?:plain|csv|markdown)|application\/(?:pdf|zip|json|epub\+zip|vnd\.openxmlformats-officedocument\.[a-z.]+))$/;

export function downloadHeaders(
  file: ServedFile,
  { audience, disposition = 'attachment' }: { audience: Audience; disposition?: Disposition },
): Record<string, string> {
  return {
    'Content-Type': contentType(file.contentType),
    'Content-Disposition': contentDisposition(mayShow(file) ? disposition : 'attachment', file.name),
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': audience === 'everyone' ? 'cross-origin' : 'same-origin',
    'Cache-Control': cacheControl[audience],
    ...(audience === 'everyone' ? {} : { 'X-Robots-Tag': 'noindex' }),
    ...(file.sha256 && audience !== 'link' ? { ETag: `"${file.sha256}"` } : {}),
  };
}

/** RFC 6266: a plain name for the oldest clients, the true one (RFC 8187) for the rest. */
export function contentDisposition(disposition: Disposition, name: string): string {
  const shown = safeName(name);
  const plain = shown.replace(/[^\x20-\x7e]|["\\%;]/gu, '_');
  const full = plain === shown ? '' : `; filename*=UTF-8''${extValue(shown)}`;
  return `${disposition}; filename="${plain}"${full}`;
}

function mayShow({ reencoded, contentType }: ServedFile): boolean {
  return reencoded === true && inlineTypes.has(contentType);
}

function contentType(stored: string): string {
  if (!passiveTypes.test(stored)) return 'application/octet-stream';
  return stored.startsWith('text/') ? `${stored}; charset=utf-8` : stored;
}

function extValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
