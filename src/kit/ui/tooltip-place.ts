export type Side = 'top' | 'right' | 'bottom' | 'left';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const distance = 6;
/** To the edge of the window. */
const margin = 12;
const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** Where a bubble stands beside what it explains: on the wanted side if it fits there, else across, and never outside. */
export function placeBeside(target: Box, bubble: Box, view: { width: number; height: number }, side: Side) {
  const wanted = at(target, bubble, side);
  const place = fits(wanted, bubble, view, side) ? wanted : at(target, bubble, opposite[side]);
  return {
    left: within(place.left, bubble.width, view.width),
    top: within(place.top, bubble.height, view.height),
  };
}

function at(target: Box, bubble: Box, side: Side) {
  const centred = {
    left: target.left + (target.width - bubble.width) / 2,
    top: target.top + (target.height - bubble.height) / 2,
  };
  switch (side) {
    case 'top':
      return { ...centred, top: target.top - bubble.height - distance };
    case 'bottom':
      return { ...centred, top: target.top + target.height + distance };
    case 'left':
      return { ...centred, left: target.left - bubble.width - distance };
    case 'right':
      return { ...centred, left: target.left + target.width + distance };
  }
}

function fits(
  place: { left: number; top: number },
  bubble: Box,
  view: { width: number; height: number },
  side: Side,
) {
  if (side === 'top' || side === 'bottom')
    return place.top >= margin && place.top + bubble.height <= view.height - margin;
  return place.left >= margin && place.left + bubble.width <= view.width - margin;
}

const within = (start: number, size: number, room: number) =>
  Math.max(margin, Math.min(start, room - size - margin));
