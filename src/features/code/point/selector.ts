import type { Picked, TrailStep } from '../preview/picked.ts';

/** Names an element in a style sheet: from the nearest part with an id of its own, else from the page. */
export function selectorOf({ trail }: Picked): string {
  const from = trail.findLastIndex(({ id }) => id !== null);
  const [first, ...rest] = from === -1 ? trail.filter(({ tag }) => tag !== 'html') : trail.slice(from);
  return [first!.id === null ? plain(first!) : `#${first!.id}`, ...rest.map(counted)].join(' > ');
}

const plain = ({ tag }: TrailStep) => tag;
const counted = ({ tag, nth }: TrailStep) => `${tag}:nth-of-type(${nth})`;

/** The id of the part that an element stands in: for projects of building blocks, the block. */
export const partOf = ({ trail }: Picked): string | null =>
  trail.findLast(({ id }) => id !== null)?.id ?? null;
