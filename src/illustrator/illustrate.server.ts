/** The illustrator's door: prompts become scenes here, scenes become bytes in a process of its own. */
import { isEnglish } from '#language/english.ts';
import { askToDraw } from './drawing-process.server.ts';
import { editScene } from './edit/edit-scene.ts';
import type { Score } from './judge/judge.ts';
import { findKind } from './read/kinds.server.ts';
import { readPrompt, sceneOf } from './read/read-prompt.ts';
import { inEnglish, isSmallWord } from './read/translate.ts';
import type { Drawn, DrawRequest } from './render.server.ts';
import type { Scene, Style } from './scene.ts';

export { findKind, readPrompt };
export { licences } from './parts/figure.ts';
export { sceneWords } from './words-of-scene.ts';

/** What was read of a prompt, as a scene of this seed. */
export function readScene(prompt: string, seed: number, style?: Style): { scene: Scene; unread: string[] } {
  const english = inEnglish(prompt, isEnglish);
  // WordNet knows English: elsewhere it would take words for others that look alike.
  const knows = english === prompt && isEnglish(prompt);
  const reading = readPrompt(english, knows ? findKind : () => undefined);
  const scene = sceneOf(style ? { ...reading, said: { ...reading.said, style } } : reading, seed, english);
  const isForeign = !isEnglish(prompt);
  return { scene, unread: reading.unread.filter((word) => !(isForeign && isSmallWord(word))) };
}

export const changeScene = (scene: Scene, sentence: string) =>
  editScene(scene, inEnglish(sentence, isEnglish), findKind);

/** `who` it is for, where that is known: people take turns. */
export const drawScene = (request: DrawRequest, who: string | undefined): Promise<Drawn> =>
  askToDraw({ is: 'draw', request }, who) as Promise<Drawn>;

/** Seeds of a scene, the one whose drawing is best first. */
export const bestSeeds = (scene: Scene, seeds: readonly number[], ratio: number, who: string | undefined) =>
  askToDraw({ is: 'judge', scene, seeds, ratio }, who) as Promise<{ seed: number; score: Score }[]>;
