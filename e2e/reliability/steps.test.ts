/** Long work outlives its process; `steps.soak.test.ts` does the same on PostgreSQL, where a death is missed later. */
import fs from 'node:fs';
import { afterEach, test } from 'vitest';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { killBetweenSteps } from './kill-between-steps.ts';
import { killAll, newFolder } from './server.ts';

const dataDir = newFolder();
const provider = await startFakeProvider();
afterEach(async () => {
  killAll();
  await provider.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('a run killed between two steps repeats no request and no payment', () =>
  killBetweenSteps({ provider, dataDir }));
