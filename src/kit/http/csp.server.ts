/** Content security policies. Every answer carries one; only pages and the sandbox may run anything. */
import { randomText } from './random.server.ts';

export const newNonce = () => randomText(16, 'base64');

/** Our own pages: scripts by nonce, nothing from elsewhere, never framed. */
export function pagePolicy(nonce: string, { dev = false } = {}) {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    // React and Radix set style attributes; style elements need the nonce. Vite injects styles in development.
    dev
      ? `style-src 'self' 'unsafe-inline'`
      : `style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `media-src 'self' blob:`,
    // Videos, where someone asked to load one: client-side navigation keeps the policy of the first page, so it is on all.
    `frame-src 'self' https://www.youtube-nocookie.com`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Data, files and errors: nothing in them may run or load. */
export function dataPolicy(nonce: string) {
  return `default-src 'none'; script-src 'nonce-${nonce}'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** A worker of ours that runs compiled decoders and is given all its bytes: it may fetch nothing and load no script. */
export const decoderPolicy = `default-src 'none'; script-src 'wasm-unsafe-eval'`;

export interface Sandbox {
  /** It may run scripts. */
  scripts?: boolean;
  /** It may call these, over HTTPS; whoever looks at it has allowed them. */
  hosts?: readonly string[];
}

/**
 * What people or models wrote as HTML: it runs in a frame of its own, with no origin, no cookies and no network of its own.
 * Only our own pages may frame it.
 */
export function sandboxPolicy(nonce: string, { scripts = false, hosts = [] }: Sandbox = {}) {
  return [
    // Forms that scripts read; `form-action` sends none.
    `sandbox${scripts ? ' allow-scripts allow-forms' : ''}`,
    `default-src 'none'`,
    scripts ? `script-src 'unsafe-inline'` : `script-src 'nonce-${nonce}'`,
    `style-src 'unsafe-inline'`,
    `img-src data: blob:`,
    `font-src data:`,
    ...(scripts
      ? [
          `media-src data: blob:`,
          `worker-src 'none'`,
          `frame-src 'none'`,
          // What becomes markup or code goes through the one set of rules that the page itself brings.
          `require-trusted-types-for 'script'`,
          `trusted-types default`,
        ]
      : []),
    ...(hosts.length > 0 ? [`connect-src ${hosts.map((host) => `https://${host}`).join(' ')}`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}
