/** Everything that an app may ask outside, as fakes on loopback: engines, sources of search, videos and a mail server. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { certificate, startSmtp, type TestServer } from '#features/email/mailbox/smtp-faults.testing.ts';
import { startFakeProvider, type FakeProvider } from '#testing/fake-provider.ts';
import { startFakeSources, type FakeSources } from '#testing/fake-sources.ts';
import { startFakeYoutube, type FakeYoutube } from '#testing/fake-youtube.ts';

export interface World {
  /** Answers as the engines `grove/alpha`, `grove/beta` and `grove/gamma`. */
  provider: FakeProvider;
  sources: FakeSources;
  youtube: FakeYoutube;
  mail: TestServer;
  /** Of an app that asks the sources, the videos and the mail server, and has no engine but its own. */
  settings: Record<string, string>;
  /** Of an app that asks the engines. */
  engineSettings: Record<string, string>;
}

export const models = ['alpha', 'beta', 'gamma'].map((id) => ({
  id,
  title: `Engine ${id}`,
  price: [0, 0],
}));

export async function startWorld(): Promise<World> {
  const [provider, sources, youtube, mail] = await Promise.all([
    startFakeProvider(),
    startFakeSources(),
    startFakeYoutube(),
    startSmtp(),
  ]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-mail-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const trusted = path.join(folder, 'trusted.pem');
  fs.writeFileSync(trusted, certificate.cert);
  const grove = { name: 'Grove', url: `${provider.url}/v1`, key: 'any', models };
  const engineSettings = { ENGINE_SERVERS: JSON.stringify([grove]), LOCAL_ENGINES: 'false' };
  const settings = {
    ...sources.env,
    ...youtube.env,
    MAILBOX_SERVERS: `localhost:${mail.port}`,
    NODE_EXTRA_CA_CERTS: trusted,
  };
  return { provider, sources, youtube, mail, settings, engineSettings };
}

/** As it began: nothing prepared, nothing wrong. */
export function clearWorld({ provider, sources, youtube, mail }: World) {
  provider.clear();
  sources.found.clear();
  sources.faults.clear();
  youtube.videos.clear();
  mail.received.length = 0;
}
