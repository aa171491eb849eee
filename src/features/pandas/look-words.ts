import type { Coat, Leaf, Outfit, PandaLook } from './contract.ts';

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
  scarf: 'A scarf',
  bandana: 'A bandana',
  bow: 'A bow tie',
  bell: 'A bell',
};

/** "a panda with a maple leaf, a chestnut coat and a scarf" */
export function describeLook({ leaf, coat, outfit }: PandaLook): string {
  const dressed = outfit === 'nothing' ? [] : [outfitWords[outfit].toLowerCase()];
  const parts = [`a ${leafWords[leaf].toLowerCase()} leaf`, `${article(coatWords[coat])} coat`, ...dressed];
  return `a panda with ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function article(word: string) {
  const lower = word.toLowerCase();
  return /^[aeiou]/.test(lower) ? `an ${lower}` : `a ${lower}`;
}
