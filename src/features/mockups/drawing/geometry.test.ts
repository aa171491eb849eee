import { describe, expect, test } from 'vitest';
import { angles, devices } from '../content.ts';
import { apply, contentBox, deviceFor, isInSight, pointOn, sceneOf, shareAt } from './geometry.ts';

const each = devices.flatMap((device) =>
  angles.flatMap((angle) => [true, false].map((turned) => ({ device, angle, turned }))),
);

describe.each(each)('$device, $angle, turned: $turned', (look) => {
  const scene = sceneOf(look);

  test('the whole device is in the picture', () => {
    const { width, height } = scene.device;
    for (const corner of [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: 0, y: height },
      { x: width, y: height },
    ]) {
      const { x, y } = apply(scene.matrix, corner);
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x).toBeLessThan(scene.width);
      expect(y).toBeLessThan(scene.height);
    }
  });

  test('a point that is clicked is the point that is shown', () => {
    for (const content of [
      contentBox(scene.screen, { is: 'picture', width: 1000, height: 3000 }, 0.4),
      contentBox(scene.screen, { is: 'page', width: 1, height: 4000 }, 1),
    ])
      for (const point of [
        { x: 0.5, y: 0.5 },
        { x: 0.1, y: 0.9 },
      ]) {
        const back = shareAt(scene, content, pointOn(scene, content, point));
        expect(back.x).toBeCloseTo(point.x, 6);
        expect(back.y).toBeCloseTo(point.y, 6);
      }
  });
});

test('content fills the screen, whatever its shape', () => {
  const { screen } = sceneOf({ device: 'phone', turned: false, angle: 'straight' });
  for (const [width, height] of [
    [10, 5000],
    [5000, 10],
    [390, 844],
  ] as const)
    for (const scrolled of [0, 0.5, 1]) {
      const box = contentBox(screen, { is: 'picture', width, height }, scrolled);
      expect(box.x).toBeLessThanOrEqual(screen.x + 0.001);
      expect(box.y).toBeLessThanOrEqual(screen.y + 0.001);
      expect(box.x + box.width).toBeGreaterThanOrEqual(screen.x + screen.width - 0.001);
      expect(box.y + box.height).toBeGreaterThanOrEqual(screen.y + screen.height - 0.001);
    }
});

test('what is scrolled away is not in sight', () => {
  const { screen } = sceneOf({ device: 'browser', turned: false, angle: 'straight' });
  const top = contentBox(screen, { is: 'page', width: 1280, height: 4000 }, 0);
  const end = contentBox(screen, { is: 'page', width: 1280, height: 4000 }, 1);
  expect(isInSight(screen, top, { x: 0.5, y: 0.95 })).toBe(false);
  expect(isInSight(screen, end, { x: 0.5, y: 0.95 })).toBe(true);
  expect(isInSight(screen, end, { x: 0.5, y: 0.1 })).toBe(false);
});

test('clicks beyond the content stay within it', () => {
  const scene = sceneOf({ device: 'tablet', turned: true, angle: 'raised' });
  const content = contentBox(scene.screen, { is: 'picture', width: 3, height: 4 }, 0);
  expect(shareAt(scene, content, { x: -1e6, y: 1e6 })).toEqual({ x: expect.any(Number), y: 1 });
});

test('the device is guessed by the shape of the picture', () => {
  expect(deviceFor({ width: 1170, height: 2532 })).toEqual({ device: 'phone', turned: false });
  expect(deviceFor({ width: 2532, height: 1170 })).toEqual({ device: 'phone', turned: true });
  expect(deviceFor({ width: 1640, height: 2360 })).toEqual({ device: 'tablet', turned: false });
  expect(deviceFor({ width: 1440, height: 900 })).toEqual({ device: 'browser', turned: false });
  expect(deviceFor({ width: 410, height: 502 })).toEqual({ device: 'watch', turned: false });
  expect(deviceFor({ width: 2400, height: 3000 })).toEqual({ device: 'poster', turned: false });
});
