import { moods, type Mood } from '#kit/ui/panda/moods.ts';
import type { Pose } from '#kit/ui/panda/rig.ts';

export const allMoods = Object.keys(moods) as Mood[];
export const allPoses = ['head', 'peek', 'body', 'sit', 'wrapped'] as const satisfies readonly Pose[];

/** When a mood is right. Each is a statement about the product, so it must be true when it shows. */
export const moodMeanings: Record<Mood, string> = {
  idle: 'Nothing asks for attention. The panda is there, and blinks now and then.',
  wave: 'It greets: on landings, on the first visit, when someone comes back.',
  think: 'An engine is thinking right now. It stops the moment the answer begins.',
  listen: 'A microphone is open. Never shown when nothing is being recorded.',
  celebrate: 'Something the person set out to do has worked, and it mattered.',
  sorry: 'Something failed. The text beside it says what, and what to do about it.',
  sleep: 'An empty list. The text beside it says what will be here.',
};

export const poseMeanings: Record<Pose, string> = {
  head: 'Beside words: lists, empty states, the footer, the logo.',
  peek: 'On the top edge of a box you type in.',
  body: 'Landings and whole-page messages.',
  sit: 'Calm pages where people stay for a while.',
  wrapped: 'The welcome, and nothing else: the blanket is its story.',
};
