import { expect, test } from 'vitest';
import { pagePolicy } from './csp.server.ts';

test('pages run scripts by nonce alone, load nothing from elsewhere and are never framed', () => {
  expect(pagePolicy('abc').split('; ')).toEqual([
    `default-src 'self'`,
    `script-src 'self' 'nonce-abc'`,
    `style-src 'self' 'nonce-abc'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `media-src 'self' blob:`,
    `frame-src 'self' https://www.youtube-nocookie.com`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]);
});
