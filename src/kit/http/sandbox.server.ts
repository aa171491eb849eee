/** For HTML that people, programs or models wrote: shown in a frame, without an origin, without cookies, without network. */
import { newNonce, sandboxPolicy } from './csp.server.ts';

export function sandboxed(html: string, { scripts = false } = {}): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': sandboxPolicy(newNonce(), { scripts }),
      'referrer-policy': 'no-referrer',
    },
  });
}
