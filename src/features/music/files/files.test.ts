/** Files as other programs read them. */
import { unzipSync } from 'fflate';
import { parseMidi } from 'midi-file';
import { BasicMIDI } from 'spessasynth_core';
import { describe, expect, test } from 'vitest';
import { decodeWav } from '#kit/models/wav.ts';
import { compose } from '../compose/compose.ts';
import { genreIds, secondsOf, ticksPerBeat } from '../piece.ts';
import { eventsOf } from '../sound/events.ts';
import { loudnessOf } from '../sound/loudness.ts';
import { mix } from '../sound/mix.ts';
import { abcOf } from './abc.ts';
import { fileByName } from './make-file.ts';
import { midiOf } from './midi.ts';
import { keyName } from './spell.ts';
import { writeWav } from './wav.ts';

const rate = 16_000;
const short = (genre: (typeof genreIds)[number], seed = 5) =>
  compose({ genre, mood: 'calm', seed, seconds: 10 });

describe('MIDI', () => {
  test.for(genreIds)('%s has every note, its tempo and its time', (genre) => {
    const piece = short(genre);
    const bytes = midiOf(piece, 'Über alles ♯');
    const { header, tracks } = parseMidi(bytes);
    expect(header).toMatchObject({
      format: 1,
      ticksPerBeat: ticksPerBeat * 10,
      numTracks: piece.tracks.length + 1,
    });
    const events = tracks.flat();
    expect(events.filter(({ type }) => type === 'noteOn')).toHaveLength(eventsOf(piece).length);
    expect(events.filter(({ type }) => type === 'noteOff')).toHaveLength(eventsOf(piece).length);
    expect(events.find(({ type }) => type === 'timeSignature')).toMatchObject({
      numerator: piece.beats,
      denominator: 4,
    });
    const read = BasicMIDI.fromArrayBuffer(bytes.buffer);
    expect(Math.abs(read.duration - secondsOf(piece))).toBeLessThan(3);
    expect(read.tempoChanges[0]!.tempo).toBeCloseTo(piece.tempo, 0);
  });
  test('swing is kept: the second of two sixteenths comes late', () => {
    const piece = { ...short('jazz'), feel: 0 };
    const drums = parseMidi(midiOf(piece, 'Swing')).tracks[1]!;
    let now = 0;
    const places = new Set<number>();
    for (const event of drums) {
      now += event.deltaTime;
      if (event.type === 'noteOn') places.add(now % (ticksPerBeat * 10));
    }
    expect([...places].some((place) => place > 360 && place < 480)).toBe(true);
  });
});

describe('sound', () => {
  test.for(genreIds)('%s is neither clipped nor off centre, and as loud as the others', (genre) => {
    const piece = short(genre);
    const sound = mix(piece, { rate });
    for (const channel of sound) {
      expect(channel.every(Number.isFinite)).toBe(true);
      expect(channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThanOrEqual(0.9);
      expect(Math.abs(channel.reduce((sum, value) => sum + value, 0) / channel.length)).toBeLessThan(0.001);
    }
    expect(Math.abs(loudnessOf(sound, rate) + 14)).toBeLessThan(1.5);
    const wav = decodeWav(writeWav(sound, rate))!;
    expect(wav.sampleRate).toBe(rate);
    expect(wav.pcm).toHaveLength(sound[0].length);
  });
  test('a loop is as long as its bars, and has no click where it begins again', () => {
    const piece = short('ambient');
    const [left] = mix(piece, { isLoop: true, rate });
    expect(left).toHaveLength(Math.round(secondsOf(piece) * rate));
    const leaps = Array.from(left, (value, at) => Math.abs(value - left.at(at - 1)!));
    const usual = leaps.slice(1).toSorted((one, other) => one - other)[Math.floor(leaps.length * 0.999)]!;
    expect(leaps[0]).toBeLessThanOrEqual(Math.max(usual * 2, 0.01));
  });
  test('loudness is measured as the standard says: a sine of 997 Hz at full scale on both channels is 0 LUFS', () => {
    const sine = Float32Array.from({ length: 48_000 * 2 }, (_, at) =>
      Math.sin((2 * Math.PI * 997 * at) / 48_000),
    );
    expect(loudnessOf([sine, sine], 48_000)).toBeCloseTo(0, 1);
    expect(loudnessOf([new Float32Array(48_000)], 48_000)).toBe(-Infinity);
  });
  test('stems are one file for each track', () => {
    const piece = compose({ genre: 'jazz', mood: 'calm', seed: 2, seconds: 10 });
    const files = unzipSync(fileByName('stems')(piece, 'x') as Uint8Array);
    expect(Object.keys(files)).toEqual(['Drums.wav', 'Bass.wav', 'Chords.wav', 'Melody.wav']);
  });
});

describe('sheet music', () => {
  test.for(genreIds)('%s: every bar has as many sixteenths as it should', (genre) => {
    const piece = short(genre);
    const [, body] = abcOf(piece, 'Title').split(/^K:.*\n/m);
    const bars = body!
      .split('|')
      .map((bar) => bar.replaceAll(/"[^"]*"|\]/g, '').trim())
      .filter(Boolean);
    for (const bar of bars) {
      const lengths = [...bar.matchAll(/[\^_=]*[A-Ga-gz][,']*(\d*)-?/g)].map(([, length]) =>
        Number(length || 1),
      );
      expect(
        lengths.reduce((sum, length) => sum + length, 0),
        bar,
      ).toBe(piece.beats * 4);
    }
  });
  test('keys are spelled as musicians do', () => {
    expect(keyName({ tonic: 1, mode: 'minor' })).toBe('C♯ minor');
    expect(keyName({ tonic: 10, mode: 'major' })).toBe('B♭ major');
    expect(keyName({ tonic: 6, mode: 'major' })).toBe('F♯ major');
    expect(keyName({ tonic: 8, mode: 'minor' })).toBe('G♯ minor');
  });
});
