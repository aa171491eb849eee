import { describe, expect, test } from 'vitest';
import { packagesFor, type Pack } from './pack.ts';
import { packIds, packTable } from './table.ts';

const packs: [string, Pack][] = Object.entries(packTable);

describe.for(packs)('%s', ([, pack]) => {
  test('names its licence, its versions and what must arrive', () => {
    expect(pack.licence).not.toBe('');
    for (const { version, integrity, bytes } of pack.packages) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(Buffer.from(integrity.replace('sha512-', ''), 'base64')).toHaveLength(64);
      expect(bytes).toBeGreaterThan(0);
    }
  });

  test('lays out nothing outside its folder', () => {
    for (const { take } of packagesFor(pack))
      for (const [, to] of take) expect(to).not.toMatch(/(^\/|\.\.|\\)/);
  });

  test('needs only packs that there are', () => {
    for (const needed of pack.needs) expect(packIds).toContain(needed);
  });
});

test('what is under the GPL is in packs of its own', () => {
  const copyleft = packs.filter(([, { licence }]) => licence.includes('GPL')).map(([id]) => id);
  expect(copyleft).toEqual(['espeak', 'ffmpeg']);
  for (const id of copyleft) expect(packTable[id as keyof typeof packTable].licence).toBe('GPL-3.0');
});
