import { expect, test } from 'vitest';
import { applyTone, backThrough, cutOf, frameOf, matrixOf, plainLook, plainTone, type Look } from './look.ts';

const photo = { width: 400, height: 200 };
const through = ([a, b, c, d, e, f]: ReturnType<typeof matrixOf>, x: number, y: number) => [
  Math.round(a * x + c * y + e),
  Math.round(b * x + d * y + f),
];

test('turned to the right, the top left corner is at the top right', () => {
  const look: Look = { ...plainLook, quarters: 1 };
  expect(frameOf(photo, look)).toEqual({ width: 200, height: 400 });
  expect(through(matrixOf(photo, look), 0, 0)).toEqual([200, 0]);
  expect(through(matrixOf(photo, { ...look, mirrored: true }), 0, 0)).toEqual([0, 0]);
});

test('what is shown leads back to where it is in the photo, however it is shown', () => {
  const look: Look = {
    ...plainLook,
    quarters: 3,
    mirrored: true,
    straighten: 7,
    crop: { x: 0.2, y: 0.1, width: 0.5, height: 0.6 },
  };
  const matrix = matrixOf(photo, look);
  const [a, b, c, d, e, f] = matrix;
  const back = backThrough(matrix, { x: a * 123 + c * 45 + e, y: b * 123 + d * 45 + f });
  expect([back.x, back.y].map((value) => Math.round(value * 1000) / 1000)).toEqual([123, 45]);
});

test('a straightened photo has no empty corners, and a crop stays within it', () => {
  for (const straighten of [-20, -3, 0.5, 12]) {
    const look: Look = { ...plainLook, straighten };
    const { width, height } = frameOf(photo, look);
    for (const [x, y] of [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ] as const) {
      const at = backThrough(matrixOf(photo, look), { x, y });
      expect(at.x).toBeGreaterThanOrEqual(-1);
      expect(at.x).toBeLessThanOrEqual(401);
      expect(at.y).toBeGreaterThanOrEqual(-1);
      expect(at.y).toBeLessThanOrEqual(201);
    }
  }
  const tiny = { ...plainLook, crop: { x: 1, y: 1, width: 0, height: 0 } };
  expect(cutOf(photo, tiny)).toEqual({ left: 399, top: 199, width: 1, height: 1 });
});

test('light and colour do what their names say, and nothing when they are at rest', () => {
  const shown = (tone: Partial<typeof plainTone>, ...pixel: number[]) => {
    const pixels = Uint8ClampedArray.from([...pixel, 255]);
    applyTone(pixels, 4, { ...plainTone, ...tone });
    return [...pixels];
  };
  expect(shown({}, 90, 120, 200)).toEqual([90, 120, 200, 255]);
  expect(shown({ exposure: 50 }, 100, 100, 100)[0]).toBeGreaterThan(120);
  expect(shown({ exposure: 100 }, 240, 240, 240)[0]).toBeLessThanOrEqual(255);
  expect(shown({ exposure: -50 }, 100, 100, 100)[0]).toBeLessThan(80);
  expect(shown({ saturation: -100 }, 200, 100, 50).slice(0, 3)).toEqual([118, 118, 118]);
  const [red, , blue] = shown({ warmth: 60 }, 128, 128, 128);
  expect(red!).toBeGreaterThan(blue!);
  expect(shown({ shadows: 80 }, 30, 30, 30)[0]).toBeGreaterThan(40);
  expect(shown({ highlights: -80 }, 220, 220, 220)[0]).toBeLessThan(210);
  expect(shown({ contrast: 60 }, 60, 60, 60)[0]).toBeLessThan(60);
});
