import { expect, test } from 'vitest';
import { environment } from './settings-table.server.ts';
import { readSettings, SettingsError } from './settings.server.ts';

test('nothing set is a working installation', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    role: 'both',
  });
  expect(settings.dataDir).toMatch(/\/data$/);
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['ROLE', 'boss'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_URL', 'ftp://x'],
  ['DATABASE_URL', 'mysql://x'],
  ['ADMIN_EMAIL', 'nobody'],
  ['SECRET', 'short'],
  ['SMTP_URL', 'http://x'],
  ['DATABASE_POOL', '1'],
  ['LONG_RUNS', '0'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const error = failure({ [name]: value });
  expect(error.message).toMatch(new RegExp(`^${name} is wrong: .+ is not .+`));
  expect(error.message).not.toContain('\n');
});

test.each(Object.keys(environment.shape))('%s is refused in words for people', (name) => {
  const messages = ['-1', '1.5', '0', '70000', 'no, not this!', '[{"name":"x"}]', '[1]'].map(
    (value) => messageOf({ [name]: value }) ?? '',
  );
  expect(messages.join('\n')).not.toMatch(/expected|invalid|too (big|small)|unrecogni[sz]ed|NaN/i);
});

test('a secret is not repeated to the terminal, not even a wrong one', () => {
  expect(failure({ SECRET: 'hunter2' }).message).not.toContain('hunter2');
  expect(failure({ DATABASE_URL: 'mysql://u:hunter2@h/d' }).message).not.toContain('hunter2');
});

test('what belongs together is asked for together', () => {
  expect(failure({ GOOGLE_CLIENT_ID: 'x' }).message).toBe(
    'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET belong together',
  );
});

function messageOf(env: Record<string, string>): string | undefined {
  try {
    readSettings(env);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function failure(env: Record<string, string>): SettingsError {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return error as SettingsError;
  }
  throw new Error('it was accepted');
}
