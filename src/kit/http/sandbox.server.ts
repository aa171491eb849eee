/** For HTML that people, programs or models wrote: shown in a frame, without an origin, without cookies, without network. */
import { newNonce, sandboxPolicy, type Sandbox } from './csp.server.ts';

export function sandboxed(html: string, sandbox: Sandbox = {}): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': sandboxPolicy(newNonce(), sandbox),
      'referrer-policy': 'no-referrer',
      // A policy does not stop names from being looked up beforehand.
      'x-dns-prefetch-control': 'off',
    },
  });
}
