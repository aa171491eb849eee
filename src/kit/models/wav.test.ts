import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeWav, encodeWav } from './wav.ts';

test('what was written is read again', () => {
  const pcm = Float32Array.from({ length: 1000 }, (_, index) => Math.sin(index / 9) * 0.8);
  const read = decodeWav(encodeWav({ sampleRate: 22_050, pcm }))!;
  expect(read.sampleRate).toBe(22_050);
  expect(read.pcm).toHaveLength(1000);
  for (const [index, sample] of pcm.entries()) expect(read.pcm[index]).toBeCloseTo(sample, 3);
});

test('anything else is left to others, and nothing breaks it', () => {
  expect(decodeWav(new TextEncoder().encode('ID3 a song'))).toBeUndefined();
  const good = encodeWav({ sampleRate: 16_000, pcm: new Float32Array(20) });
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.nat(255), fc.nat(good.length), (at, value, length) => {
      const changed = good.slice(0, length);
      if (at < changed.length) changed[at] = value;
      decodeWav(changed);
    }),
  );
});

test('a few chunks of others stand before the sound, not thousands', () => {
  const good = encodeWav({ sampleRate: 16_000, pcm: new Float32Array(20) });
  const withEmpty = (count: number) => {
    const empty = new TextEncoder().encode('junk\0\0\0\0'.repeat(count));
    return new Uint8Array([...good.subarray(0, 12), ...empty, ...good.subarray(12)]);
  };
  expect(decodeWav(withEmpty(20))?.pcm).toHaveLength(20);
  expect(decodeWav(withEmpty(60))).toBeUndefined();
});
