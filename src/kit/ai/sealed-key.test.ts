import { expect, test } from 'vitest';
import { createSecrets } from '#kit/secrets.server.ts';
import { openKey, sealKey } from './sealed-key.server.ts';

const secrets = (secret: string, previousSecrets: string[] = []) =>
  createSecrets({ secret, previousSecrets, dataDir: '/nowhere' });
const [old, now] = ['an old secret of the installation', 'a new secret of the installation'];
const unreadable = expect.objectContaining({ code: 'conflict:engine_key' });

test('what is sealed can be opened, and looks different each time', () => {
  const sealed = sealKey(secrets(now), 'ada', 'sk-12345');
  expect(openKey(secrets(now), 'ada', sealed)).toBe('sk-12345');
  expect(sealed).not.toContain('sk-12345');
  expect(sealKey(secrets(now), 'ada', 'sk-12345')).not.toBe(sealed);
});

test('it opens for its owner alone, so that a copied row is worth nothing', () => {
  const sealed = sealKey(secrets(now), 'ada', 'sk-12345');
  expect(() => openKey(secrets(now), 'bob', sealed)).toThrow(unreadable);
});

test('a replaced secret still opens what it sealed', () => {
  const sealed = sealKey(secrets(old), 'ada', 'sk-12345');
  expect(openKey(secrets(now, [old]), 'ada', sealed)).toBe('sk-12345');
  expect(() => openKey(secrets(now), 'ada', sealed)).toThrow(unreadable);
});

test.for(['', 'v1', 'v1.a.b.c', 'v2.x.y.z', 'nonsense'])('%j is not readable, and says so', (sealed) => {
  expect(() => openKey(secrets(now), 'ada', sealed)).toThrow(unreadable);
});

test('a changed byte is noticed', () => {
  const sealed = sealKey(secrets(now), 'ada', 'sk-12345');
  // In its middle: of the last letter some bits mean nothing.
  const at = sealed.length - 8;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  expect(() => openKey(secrets(now), 'ada', changed)).toThrow(unreadable);
});
