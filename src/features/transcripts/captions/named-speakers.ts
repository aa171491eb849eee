/** Captions that name who speaks before the words: `ANA: Hello`, `>> Ana: Hello`. */
import type { Cue } from '#kit/videos/cue.ts';

const named = /^(?:[->]{1,3}\s*)?(\p{Lu}[\p{L}\p{M}\p{N}.'’ -]{0,38}):\s+(?=\S)/u;
/** Less may be a heading or a quotation. */
const least = 2;

export function withNamedSpeakers(cues: readonly Cue[]): Cue[] {
  const counts = new Map<string, number>();
  const nameIn = ({ text }: Cue) => named.exec(text)?.[1]?.trim();
  for (const cue of cues) {
    const name = nameIn(cue);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  let current: string | undefined;
  return cues.map((cue) => {
    if (cue.speaker) return cue;
    const name = nameIn(cue);
    if (!name || counts.get(name)! < least) return current ? { ...cue, speaker: current } : cue;
    current = name;
    const { words, ...rest } = cue;
    const text = cue.text.replace(named, '');
    const gone = cue.text.trim().split(/\s+/).length - text.trim().split(/\s+/).length;
    return { ...rest, text, speaker: name, ...(words ? { words: words.slice(gone) } : {}) };
  });
}
