import { expect, test } from 'vitest';
import { openPort } from './port.server.ts';

test('a kept connection is closed later than programs and proxies close theirs', async () => {
  const port = await openPort({ port: 0, host: '127.0.0.1' });
  port.serve((_, response) => response.end('here'));
  const response = await fetch(port.url);
  expect(await response.text()).toBe('here');
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  await port.close(0);
});
