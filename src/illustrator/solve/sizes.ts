/** How large each thing is in the picture: true to life, pressed together so that a ladybird and an elephant both show. */
import type { Item } from '../scene.ts';
import type { Subject } from '../subjects/subject.ts';

const words = { tiny: 0.45, small: 0.7, large: 1.35, huge: 1.8 } as const;

export interface Sized {
  item: Item;
  subject: Subject;
}

/** Parts of the picture's height, by the item's id. */
export function sizesOf(all: readonly Sized[], close = 1): Map<string, number> {
  const sizes = new Map<string, number>();
  const [hero] = all;
  if (!hero) return sizes;
  const count = all.reduce((sum, { item }) => sum + Math.min(item.count, 24), 0);
  const relative = all.map(({ item, subject }) => {
    const life = (subject.height / hero.subject.height) ** 0.46;
    return Math.min(2.1, Math.max(0.34, life)) * (item.size ? words[item.size] : 1);
  });
  const most = Math.max(...relative);
  const alone = heroSize(hero.subject) * close;
  const crowd = count <= 2 ? 1 : Math.max(0.4, 1.12 - Math.log2(count) * 0.17);
  const base = Math.min(alone * crowd, 0.58 / most);
  all.forEach(({ item }, i) => sizes.set(item.id, base * relative[i]!));
  return sizes;
}

/** Big things far enough away to be seen whole, small things close. */
function heroSize({ height, support }: Subject): number {
  if (support === 'air') return 0.26;
  if (support === 'table') return 0.24;
  return height > 8 ? 0.42 : height > 3 ? 0.35 : 0.31;
}
