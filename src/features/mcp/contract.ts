/** The tools in the Model Context Protocol, for assistants and other programs that speak it. Formats and errors are that protocol's. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

const foreign = {
  path: '/mcp',
  access: 'member',
  key: 'tools:run',
  business: 'member',
  protocol: 'foreign',
  streaming: true,
  output: z.unknown(),
} as const;

export const sendMessage = endpoint({
  ...foreign,
  method: 'POST',
  summary: 'One message of the Model Context Protocol: lists the tools, runs them, reads your runs.',
  // What cannot be read has to be refused in the protocol's own words.
  rawBody: true,
  bodyLimit: 1_000_000,
});

/** Older clients ask for a stream of news beside their calls; there is none, and the protocol wants that said. */
export const openStream = endpoint({
  ...foreign,
  method: 'GET',
  summary: 'Always answers that there is no separate stream.',
});

export const endSession = endpoint({
  ...foreign,
  method: 'DELETE',
  summary: 'Always answers that there is no session to end.',
});
