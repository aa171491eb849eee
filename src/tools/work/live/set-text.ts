import type { Text } from 'yjs';
import { changesOfText } from '../merge-text.ts';

/** Makes a shared text this one by the words that differ, so that the places of others in it stay. */
export function setText(shared: Text, wanted: string) {
  const current = shared.toString();
  for (const { at, was, now } of changesOfText(current, wanted).toReversed()) {
    if (was) shared.delete(at, was.length);
    if (now) shared.insert(at, now);
  }
}
