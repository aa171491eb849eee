import { expect, it } from 'vitest';
import { placeBeside } from './tooltip-place.ts';
import { noteClosed, openDelay } from './tooltip-timing.ts';

it('opens after 700 ms, and at once within 300 of the last one', () => {
  expect(openDelay(0)).toBe(700);
  noteClosed(1000);
  expect(openDelay(1299)).toBe(0);
  expect(openDelay(1300)).toBe(700);
});

const bubble = { left: 0, top: 0, width: 100, height: 30 };
const view = { width: 400, height: 800 };

it('stands on the wanted side, centred', () => {
  const target = { left: 150, top: 400, width: 40, height: 40 };
  expect(placeBeside(target, bubble, view, 'top')).toEqual({ left: 120, top: 364 });
  expect(placeBeside(target, bubble, view, 'bottom')).toEqual({ left: 120, top: 446 });
  expect(placeBeside(target, bubble, view, 'left')).toEqual({ left: 44, top: 405 });
  expect(placeBeside(target, bubble, view, 'right')).toEqual({ left: 196, top: 405 });
});

it('goes across where there is no room, and stays inside the window', () => {
  expect(placeBeside({ left: 150, top: 10, width: 40, height: 40 }, bubble, view, 'top').top).toBe(56);
  expect(placeBeside({ left: 0, top: 400, width: 40, height: 40 }, bubble, view, 'top').left).toBe(12);
  expect(placeBeside({ left: 380, top: 400, width: 20, height: 40 }, bubble, view, 'bottom').left).toBe(288);
});
