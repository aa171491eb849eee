/** Faces in place of emoji: each is the same head with its parts set for one thing that people say. */
import { moods, type MoodParts } from '#kit/ui/panda/moods.ts';

export interface Expression {
  id: string;
  /** What someone says with it; also its name for screen readers. */
  says: string;
  /** When it is the right one. */
  use: string;
  parts: MoodParts;
}

const face = (parts: Partial<MoodParts>): MoodParts => ({ ...moods.idle, ...parts });

/** Told apart by eyes, mouth and tilt alone: brows and cheeks are gone at 24 px. */
export const expressions: readonly Expression[] = [
  {
    id: 'hello',
    says: 'Hello',
    use: 'Greeting someone',
    parts: face({ mouth: 'laugh', tilt: -10, ears: [4, 4], leaf: -8 }),
  },
  {
    id: 'agreed',
    says: 'Agreed',
    use: 'Yes, I think so too',
    parts: face({ eyes: 'happy', ears: [4, 4], leaf: -6 }),
  },
  {
    id: 'thanks',
    says: 'Thank you',
    use: 'For help, big or small',
    parts: face({ eyes: 'closed', tilt: -9, ears: [6, 0], leaf: -4 }),
  },
  {
    id: 'laugh',
    says: 'That made me laugh',
    use: 'With someone, never at them',
    parts: face({ eyes: 'happy', mouth: 'laugh', tilt: 12, ears: [10, -2], leaf: -12 }),
  },
  {
    id: 'hurray',
    says: 'Hurray',
    use: 'Something worked',
    parts: { ...moods.celebrate, ears: [14, 14], leaf: -22 },
  },
  {
    id: 'wow',
    says: 'Oh!',
    use: 'A surprise, mostly a good one',
    parts: face({
      mouth: 'small',
      ears: [12, 12],
      leaf: -14,
      brows: { left: [-9, -4], right: [-9, 4] },
    }),
  },
  {
    id: 'curious',
    says: 'Tell me more',
    use: 'Asking someone to go on',
    parts: face({
      mouth: 'small',
      tilt: 13,
      gaze: [1, -0.3],
      ears: [-4, 14],
      leaf: -6,
      brows: { left: [-2, -4], right: [-6, 4] },
    }),
  },
  { id: 'think', says: 'Let me think', use: 'An answer will come, later', parts: moods.think },
  {
    id: 'doubt',
    says: 'I am not sure',
    use: 'Doubt, kindly meant',
    parts: face({
      mouth: 'frown',
      tilt: 11,
      gaze: [-1, -0.2],
      ears: [-6, 4],
      leaf: 8,
      brows: { left: [3, 10], right: [-6, -8] },
    }),
  },
  {
    id: 'seen',
    says: 'I am on it',
    use: 'Read, and being looked at',
    parts: face({ gaze: [-0.4, 1], tilt: 4, ears: [2, 2], leaf: 4 }),
  },
  { id: 'sorry', says: 'Sorry', use: 'An apology, or bad news', parts: moods.sorry },
  { id: 'later', says: 'Later', use: 'Not now; good night', parts: moods.sleep },
];
