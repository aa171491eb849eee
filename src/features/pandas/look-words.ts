import type { PandaLook } from './contract.ts';
import type { Coat, Leaf, Outfit } from '#kit/ui/panda/looks.ts';

export const leafWords: Record<Leaf, string> = {
  bamboo: 'Bamboo',
  maple: 'Maple',
  ginkgo: 'Ginkgo',
  cherry: 'Cherry',
  juniper: 'Juniper',
};

export const coatWords: Record<Coat, string> = { ink: 'Ink', chestnut: 'Chestnut', dusk: 'Dusk' };

export const outfitWords: Record<Outfit, string> = {
  nothing: 'Nothing',
  scarf: 'Scarf',
  bandana: 'Bandana',
  bow: 'Bow tie',
  bell: 'Bell',
};

/** "a panda with a maple leaf, a chestnut coat and a scarf" */
export function describeLook({ leaf, coat, outfit }: PandaLook): string {
  const dressed = outfit === 'nothing' ? [] : [article(outfitWords[outfit])];
  const parts = [`${article(leafWords[leaf])} leaf`, `${article(coatWords[coat])} coat`, ...dressed];
  return `a panda with ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function article(word: string) {
  const lower = word.toLowerCase();
  return /^[aeiou]/.test(lower) ? `an ${lower}` : `a ${lower}`;
}
