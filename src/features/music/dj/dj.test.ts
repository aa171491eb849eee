/** Tempo and key on our own renders in all 24 keys, whose truth is known; stretching; and the order of a set. */
import { describe, expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { mix } from '../sound/mix.ts';
import { findKey } from './find-key.ts';
import { findTempo } from './find-tempo.ts';
import { keyDistance, planSet, startsOf, wheelName } from './plan-set.ts';
import { createSpectrum, reduced } from './spectrum.ts';
import { stretch } from './stretch.ts';

const rate = 11_025;
const tempi = [84, 96, 108, 120, 128];

describe('our own renders', () => {
  const found = Array.from({ length: 24 }, (_, at) => {
    const wish = {
      tonic: at % 12,
      mode: at < 12 ? 'major' : 'minor',
      tempo: tempi[at % tempi.length]!,
    } as const;
    const piece = compose({ genre: 'pop', mood: 'happy', seed: at + 1, seconds: 14, ...wish });
    const { samples } = reduced(mix(piece, { rate, isLoop: true }), rate);
    return { wish, key: findKey(samples, rate), tempo: findTempo(samples, rate) };
  });
  test('the tempo is right to half a beat per minute, or its half or double', () => {
    for (const { wish, tempo } of found) {
      const ratios = [1, 2, 0.5].map((ratio) => Math.abs(tempo.tempo * ratio - wish.tempo));
      expect(Math.min(...ratios), `${wish.tempo}, found ${tempo.tempo}`).toBeLessThan(0.6);
    }
    expect(
      found.filter(({ wish, tempo }) => Math.abs(tempo.tempo - wish.tempo) < 0.6).length,
    ).toBeGreaterThanOrEqual(22);
  });
  test('the key is right, or its neighbour on the wheel where that is said to be in doubt', () => {
    const right = found.filter(({ wish, key }) => key.tonic === wish.tonic && key.mode === wish.mode);
    expect(right.length).toBeGreaterThanOrEqual(18);
    for (const { wish, key } of found) expect(keyDistance(wish, key)).toBeLessThanOrEqual(2);
  });
});

test('silence and noise have no certain tempo, and silence no key', () => {
  const silence = new Float32Array(rate * 10);
  expect(findTempo(silence, rate).certainty).toBe(0);
  expect(findKey(silence, rate).certainty).toBe(0);
  expect(findTempo(new Float32Array(10), rate).certainty).toBe(0);
});

test('a stretched tone is longer and as high as before', () => {
  const tone = Float32Array.from({ length: rate * 2 }, (_, at) => Math.sin((2 * Math.PI * 440 * at) / rate));
  const [longer] = stretch([tone, tone.slice()], 1.25, rate);
  expect(longer).toHaveLength(Math.round(tone.length * 1.25));
  const loud = createSpectrum(4096)(longer, rate);
  const highest = loud.indexOf(Math.max(...loud));
  expect(Math.abs((highest * rate) / 4096 - 440)).toBeLessThan(3);
  expect(longer.every((value) => Math.abs(value) < 1.2)).toBe(true);
});

describe('a set', () => {
  const track = (id: string, tonic: number, energy: number) => ({
    id,
    tonic,
    mode: 'major' as const,
    tempo: 120,
    energy,
  });
  test('keys have their places on the wheel', () => {
    expect(wheelName({ tonic: 0, mode: 'major' })).toBe('8B');
    expect(wheelName({ tonic: 9, mode: 'minor' })).toBe('8A');
    expect(wheelName({ tonic: 7, mode: 'major' })).toBe('9B');
    expect(wheelName({ tonic: 5, mode: 'minor' })).toBe('4A');
  });
  test('neighbours in key follow each other, and energy rises', () => {
    const order = planSet([track('c', 2, 0.9), track('a', 0, 0.1), track('b', 7, 0.5)], 'rise');
    expect(order.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
  test('the next track begins on a bar of the one before', () => {
    const starts = startsOf(
      [
        { seconds: 33, firstBeat: 0.5 },
        { seconds: 20, firstBeat: 0.25 },
      ],
      120,
      4,
    );
    expect((starts[1]! + 0.25 - 0.5) % 2).toBeCloseTo(0, 6);
    expect(starts[1]).toBeLessThan(33);
  });
});
