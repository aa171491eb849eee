/** How published sites are sent: in an origin of their own that is nobody's, without scripts, loading nothing from elsewhere. */

const policy = [
  // Forms are sent; nothing else that a page could do is allowed, whatever would be found in it.
  'sandbox allow-forms',
  `default-src 'none'`,
  `script-src 'none'`,
  `style-src 'self'`,
  `img-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

const headers = {
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  // Asked for again each time: what was taken down is gone.
  'cache-control': 'public, no-cache',
};

const htmlType = 'text/html; charset=utf-8';

interface Sent {
  type?: string;
  status?: number;
  etag?: string;
}

export const siteResponse = (
  body: string | Uint8Array,
  { type = htmlType, status = 200, etag }: Sent = {},
): Response =>
  new Response(body as BodyInit, {
    status,
    headers: {
      ...headers,
      'content-type': type,
      ...(etag ? { etag } : {}),
      ...(status === 200 ? {} : { 'cache-control': 'no-store' }),
    },
  });

export const unchanged = (etag: string): Response =>
  new Response(null, { status: 304, headers: { ...headers, etag } });

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...headers, 'cache-control': 'no-store', location } });
