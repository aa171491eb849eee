import { expect, test } from 'vitest';
import { hashPassword, pretendToVerify, verifyPassword } from './password.server.ts';

test('a hash opens with its password alone, and is salted', async () => {
  const [hash, other] = await Promise.all([
    hashPassword('a quiet bamboo grove'),
    hashPassword('a quiet bamboo grove'),
  ]);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hash).not.toBe(other);
  expect(await verifyPassword({ hash, password: 'a quiet bamboo grove' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'a quiet bamboo grov' })).toBe(false);
});

test('the same characters in another form are the same password', async () => {
  const hash = await hashPassword('Caf\u00e9 \u{1F43C} am Fluss');
  expect(await verifyPassword({ hash, password: 'Cafe\u0301 \u{1F43C} am Fluss' })).toBe(true);
});

test('what is no hash of ours opens with nothing', async () => {
  for (const hash of ['', 'plain', '$argon2id$v=19$m=1$x', '$2b$10$abcdefghijklmnopqrstuv'])
    expect(await verifyPassword({ hash, password: hash })).toBe(false);
  await expect(pretendToVerify('anything')).resolves.toBeUndefined();
});
