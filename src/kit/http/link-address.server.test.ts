import { expect, test } from 'vitest';
import { readSettings } from '#kit/settings.server.ts';
import { linkAddress, pageOrigin } from './link-address.server.ts';

const env = { DATA_DIR: '.', PORT: '3000' };
const unset = readSettings(env);
const addressFor = (
  host: string | null,
  { settings = unset, localAddress = '10.0.0.7', localPort = 3000 } = {},
) => linkAddress(settings, { host, localAddress, localPort });

test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000'])(
  'without PUBLIC_URL a request for %s gets links to it',
  (host) => expect(addressFor(host)).toBe(`http://${host}`),
);

test('a host without a port means port 80', () => {
  expect(addressFor('127.0.0.1', { localPort: 80 })).toBe('http://127.0.0.1');
});

test('the port that the connection came in on counts before the setting', () => {
  expect(addressFor('127.0.0.1:4567', { localPort: 4567 })).toBe('http://127.0.0.1:4567');
});

test('an address of this machine counts where the connection came in on it', () => {
  expect(addressFor('10.0.0.7:3000')).toBe('http://10.0.0.7:3000');
  expect(addressFor('10.0.0.7:3000', { localAddress: '::ffff:10.0.0.7' })).toBe('http://10.0.0.7:3000');
  expect(addressFor('10.0.0.8:3000')).toBe('http://localhost:3000');
});

test.each([
  'evil.example',
  'localhost:9999',
  '127.0.0.1',
  '10.0.0.7:9999',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  'evil.example#localhost',
  'localhost/evil',
  '2130706433',
  '',
  null,
])('a host that anyone could have written (%s) never ends up in a link', (host) =>
  expect(addressFor(host)).toBe('http://localhost:3000'),
);

test('hosts that the owner named count', () => {
  const settings = readSettings({ ...env, LIST_HOST: 'list.example.org' });
  expect(addressFor('list.example.org', { settings })).toBe('http://list.example.org');
  expect(addressFor('other.example.org', { settings })).toBe('http://localhost:3000');
});

test('PUBLIC_URL, once set, is the address of every link', () => {
  const settings = readSettings({ ...env, PUBLIC_URL: 'https://frenly.example' });
  expect(addressFor('127.0.0.1:3000', { settings })).toBe('https://frenly.example');
});

test.each([
  ['localhost:4321', 'https://localhost:4321'],
  ['inbox.localhost:3000', 'https://inbox.localhost:3000'],
  ['10.0.0.7:3000', 'https://10.0.0.7:3000'],
  ['List.example.org', 'https://list.example.org'],
  ['frenly.example', 'https://frenly.example'],
  ['evil.example', 'https://frenly.example'],
  ['localhost.evil.example', 'https://frenly.example'],
  ['localhost@evil.example', 'https://frenly.example'],
  ['10.0.0.8:3000', 'https://frenly.example'],
  ['', 'https://frenly.example'],
  [null, 'https://frenly.example'],
])('a page asked for at %s says that it is at %s', (host, origin) => {
  const settings = readSettings({
    ...env,
    PUBLIC_URL: 'https://frenly.example',
    LIST_HOST: 'list.example.org',
  });
  expect(pageOrigin(settings, { host, localAddress: '10.0.0.7', localPort: 3000 })).toBe(origin);
});
