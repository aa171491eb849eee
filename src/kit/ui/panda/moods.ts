/** What each mood does to the rig. A mood only moves parts that are always there, so every change can flow. */

export type Mood = 'idle' | 'wave' | 'think' | 'listen' | 'celebrate' | 'sorry' | 'sleep';
export type Eyes = 'open' | 'happy' | 'closed';
export type Mouth = 'smile' | 'laugh' | 'small' | 'hum' | 'frown';
export type Arm = 'rest' | 'lap' | 'up' | 'high' | 'chin' | 'ear' | 'chest';
export type Arms = readonly [left: Arm, right: Arm];
export type Brow = readonly [height: number, angle: number];
export type Extra = 'dots' | 'sound' | 'confetti' | 'drop' | 'zzz';

export interface MoodParts {
  /** Degrees; positive leans to the viewer's right. */
  tilt: number;
  /** How far the head sinks. */
  drop: number;
  eyes: Eyes;
  gaze: readonly [x: number, y: number];
  /** Null keeps them invisible. */
  brows: { left: Brow; right: Brow } | null;
  mouth: Mouth;
  /** Degrees the ears turn outwards. */
  ears: readonly [left: number, right: number];
  /** The leaf behind the ear: up when glad, down when sad. */
  leaf: number;
  arms: Arms;
  extra?: Extra;
}

export const moods: Record<Mood, MoodParts> = {
  idle: {
    tilt: 0,
    drop: 0,
    eyes: 'open',
    gaze: [0, 0],
    brows: null,
    mouth: 'smile',
    ears: [0, 0],
    leaf: 0,
    arms: ['rest', 'rest'],
  },
  wave: {
    tilt: -4,
    drop: 0,
    eyes: 'happy',
    gaze: [0, 0],
    brows: null,
    mouth: 'laugh',
    ears: [4, 4],
    leaf: -8,
    arms: ['rest', 'up'],
  },
  think: {
    tilt: 5,
    drop: 0,
    eyes: 'open',
    gaze: [0.9, -1],
    brows: { left: [0, 4], right: [-6, -8] },
    mouth: 'hum',
    ears: [0, 6],
    leaf: 6,
    arms: ['chin', 'rest'],
    extra: 'dots',
  },
  listen: {
    tilt: 7,
    drop: 0,
    eyes: 'open',
    gaze: [0.8, 0.1],
    brows: { left: [-2, -4], right: [-4, 4] },
    mouth: 'small',
    ears: [-4, 14],
    leaf: -6,
    arms: ['rest', 'ear'],
    extra: 'sound',
  },
  celebrate: {
    tilt: 0,
    drop: -3,
    eyes: 'happy',
    gaze: [0, 0],
    brows: null,
    mouth: 'laugh',
    ears: [8, 8],
    leaf: -14,
    arms: ['high', 'high'],
    extra: 'confetti',
  },
  sorry: {
    tilt: -5,
    drop: 4,
    eyes: 'open',
    gaze: [-0.2, 0.8],
    brows: { left: [-1, -16], right: [-1, 16] },
    mouth: 'frown',
    ears: [-14, -14],
    leaf: 26,
    arms: ['chest', 'chest'],
    extra: 'drop',
  },
  sleep: {
    tilt: 7,
    drop: 8,
    eyes: 'closed',
    gaze: [0, 0],
    brows: null,
    mouth: 'small',
    ears: [-8, -8],
    leaf: 18,
    arms: ['rest', 'rest'],
    extra: 'zzz',
  },
};
