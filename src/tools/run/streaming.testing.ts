/** Follows the stream of a run as a browser does. */
import { readEvents } from '#kit/contract/call-stream.ts';
import { urlOf } from '#kit/contract/call.ts';
import { streamRun, type RunEvent } from './contract.ts';
import { applyChange, emptyOutput } from '../define/output.ts';
import type { Client } from '#testing/client.ts';
import type { TestApp } from '#testing/test-app.ts';

interface Following {
  from?: string | undefined;
  /** Other programs may not ask for patches. */
  withPatches?: boolean;
}

export async function follow(
  app: TestApp,
  client: Client,
  id: string,
  { from, withPatches = true }: Following = {},
) {
  const query = { from, ...(withPatches ? { patches: 'true' as const } : {}) };
  const url = new URL(urlOf(streamRun, { params: { id }, query }), app.services.settings.publicUrl);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await app.fetch(url, { headers: { ...client.headers, cookie, host: url.host } });
  const events = response.ok ? readEvents<RunEvent>(response.body!) : undefined;
  let output = emptyOutput;
  let position = from;
  const heard: RunEvent[] = [];

  async function next(): Promise<RunEvent | undefined> {
    const { value } = await events!.next();
    if (!value) return undefined;
    heard.push(value);
    if (value.type === 'output') {
      output = applyChange(output, value);
      position = value.position;
    }
    return value;
  }

  return {
    status: response.status,
    heard,
    text: () => output.texts.text ?? '',
    output: () => output,
    position: () => position,
    /** Reads until this is so. */
    async until(isSo: () => boolean) {
      while (!isSo()) if (!(await next())) throw new Error(`ended with ${JSON.stringify(heard)}`);
    },
    /** Reads to the end; answers the last state. */
    async end() {
      while (await next());
      const last = heard.at(-1);
      return last?.type === 'state' ? last.state : undefined;
    },
    leave: () => events?.return(),
  };
}
