/** The specification's. */
export const TOOLTIP_OPEN_DELAY = 700;
/** Within this time after one closed, the next opens at once. */
export const TOOLTIP_SKIP_DELAY = 300;

let closedAt = -Infinity;

/** How long a pointer must rest before the tooltip opens. */
export const openDelay = (now: number) => (now - closedAt < TOOLTIP_SKIP_DELAY ? 0 : TOOLTIP_OPEN_DELAY);

export function noteClosed(now: number) {
  closedAt = now;
}
