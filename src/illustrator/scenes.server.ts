/** Prompts into scenes; runs in a worker, since whatever people write is read word by word. */
import { isEnglish } from '#language/english.ts';
import { editScene } from './edit/edit-scene.ts';
import { findKind } from './read/kinds.server.ts';
import { readPrompt, sceneOf } from './read/read-prompt.ts';
import { inEnglish, isSmallWord } from './read/translate.ts';
import type { Scene, Style } from './scene.ts';

export { findKind, readPrompt };

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
