/** How requests to a source go out: to its address, under our name, and back as JSON or text. */
import type { SafeFetch } from '#kit/net/safe-fetch.server.ts';
import { mustBeAnswer } from './failure.server.ts';
import type { Ask, Parameters, Request } from './source.ts';

interface Line {
  fetch: SafeFetch;
  base: string;
  /** Names the product and where its owner can be reached, as most sources ask. */
  userAgent: string;
  signal: AbortSignal;
}

export function speakTo({ fetch: send, base, userAgent, signal }: Line): Ask {
  async function text(path: string, parameters: Parameters, request: Request = {}): Promise<string> {
    const url = new URL(base.replace(/\/+$/, '') + path);
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const answer = await send(url.href, {
      headers: {
        'user-agent': userAgent,
        ...request.headers,
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(request.body === undefined ? {} : { method: 'POST', body: JSON.stringify(request.body) }),
      signal,
    });
    mustBeAnswer(answer);
    return answer.text();
  }
  return {
    text,
    json: async (schema, path, parameters, request) =>
      schema.parse(JSON.parse(await text(path, parameters, request))),
  };
}
