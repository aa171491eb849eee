/** The cover that a new book begins with: another title has other colours and shapes. */
import { motifs, palettes, type Cover } from '../book.ts';

export function coverFor(title: string): Cover {
  let seed = 7;
  for (const letter of title) seed = (seed * 31 + letter.codePointAt(0)!) % 1_000_003;
  const drawn = motifs.filter((motif) => motif !== 'picture');
  return {
    palette: palettes[seed % palettes.length]!,
    motif: drawn[Math.floor(seed / 7) % drawn.length]!,
    seed,
    picture: '',
  };
}
