/** An element that someone pointed at in the preview, as the preview reports it. Nothing in it is trusted. */
export interface TrailStep {
  tag: string;
  /** Which of its siblings with the same tag, from 1. */
  nth: number;
  id: string | null;
}

export interface Picked {
  tag: string;
  text: string;
  /** It holds words and no other elements. */
  isText: boolean;
  /** From the root of the page to the element. */
  trail: readonly TrailStep[];
  colour: string;
  /** Null where it lets through what is behind it. */
  background: string | null;
  /** In pixels. */
  size: number;
}

export const longestPickedText = 300;
const deepest = 60;
const mostListed = 300;
const tagName = /^[a-z][a-z0-9-]{0,30}$/;
const idName = /^[a-z][\w-]{0,60}$/i;
const hex = /^#[0-9a-f]{6}$/;

export function readPicked(data: unknown): Picked | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { text, isText, trail, colour, background, size } = data as Record<string, unknown>;
  if (typeof text !== 'string' || !Array.isArray(trail) || trail.length === 0 || trail.length > deepest)
    return undefined;
  const steps = trail.map(readStep);
  const last = steps.at(-1);
  if (!last || steps.some((step) => step === undefined)) return undefined;
  return {
    tag: last.tag,
    text: text.slice(0, longestPickedText),
    isText: isText === true,
    trail: steps as TrailStep[],
    colour: typeof colour === 'string' && hex.test(colour) ? colour : '#000000',
    background: typeof background === 'string' && hex.test(background) ? background : null,
    size: typeof size === 'number' && size > 0 && size < 1_000 ? Math.round(size) : 16,
  };
}

export const readListed = (items: unknown): Picked[] =>
  Array.isArray(items)
    ? items
        .slice(0, mostListed)
        .map(readPicked)
        .filter((one) => one !== undefined)
    : [];

function readStep(data: unknown): TrailStep | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { tag, nth, id } = data as Record<string, unknown>;
  if (typeof tag !== 'string' || !tagName.test(tag)) return undefined;
  if (typeof nth !== 'number' || !Number.isInteger(nth) || nth < 1 || nth > 10_000) return undefined;
  return { tag, nth, id: typeof id === 'string' && idName.test(id) ? id : null };
}
