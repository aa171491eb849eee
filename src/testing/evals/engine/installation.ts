/** A fresh installation in a folder of its own, with the engines that this machine’s settings name. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compose } from '#app/compose.server.ts';
import { gathered } from '#app/gathered.server.ts';
import { createApp } from '#app/http.server.ts';
import { createLog } from '#kit/log.server.ts';
import { readSettings } from '#kit/settings.server.ts';
import { createClient, type Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';

export async function startInstallation() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-evals-'));
  const settings = readSettings({
    ...process.env,
    DATABASE_URL: undefined,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    // In-process requests have no socket: the client names its address as a trusted proxy would.
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMITS: 'false',
  });
  const { services, close } = await compose(settings, { gathered, log: createLog('fatal') });
  const app = createApp({
    services,
    isReady: () => true,
    build: () => Promise.reject(new Error('evals open no pages')),
    hasAssets: false,
  });
  const client = () => createClient((request) => app.fetch(request), { origin: settings.publicUrl });
  return {
    services,
    /** Someone new, who can pay for thirty tasks. */
    async arrive(): Promise<Client> {
      const { user, client: person } = await buildMember({ services, client });
      await services.credits.changePlan(user.id, 'pro');
      return person;
    },
    async close() {
      await close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
