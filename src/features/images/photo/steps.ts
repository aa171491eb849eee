/** What the steps of a photo come to, and how one is added or taken back. */
import { plainTone, type Look } from '#kit/photos/look.ts';
import type { MadeKind, Photo, Pixels, Shape, Step } from './content.ts';

export const mostSteps = 200;

export const plainShape: Shape = { quarters: 0, mirrored: false, straighten: 0, crop: null };

/** What the steps come to. */
export function shownAfter(base: Pixels, steps: readonly Step[]): { pixels: Pixels; look: Look } {
  let now = base;
  let look: Look = { ...plainShape, tone: plainTone };
  for (const one of steps) {
    if (one.is === 'shape') look = { ...look, ...one.shape };
    else if (one.is === 'tone') look = { ...look, tone: one.tone };
    else now = one.made;
  }
  return { pixels: now, look };
}

const madeWords: Record<MadeKind, string> = {
  erase: 'Something removed',
  'cut-out': 'Background removed',
  enlarge: 'Enlarged 2×',
  repaint: 'Repainted',
};

/** What a step did, beside what was there before it. */
export function stepWords(step: Step, before: Look): string {
  if (step.is === 'tone') return 'Light and colour';
  if (step.is !== 'shape') return madeWords[step.is];
  if (step.shape.quarters !== before.quarters) return 'Turned';
  if (step.shape.mirrored !== before.mirrored) return 'Mirrored';
  if (step.shape.straighten !== before.straighten) return 'Straightened';
  return step.shape.crop ? 'Cropped' : 'Crop removed';
}

/** With one more step; the same thing done again at once is one step. */
export function withStep(photo: Photo, next: Step): Photo {
  const last = photo.steps.at(-1);
  const before = photo.steps.slice(0, -1);
  const isAgain =
    last !== undefined &&
    ((last.is === 'tone' && next.is === 'tone') ||
      (last.is === 'shape' &&
        next.is === 'shape' &&
        last.shape.straighten !== next.shape.straighten &&
        photo.base !== null &&
        stepWords(last, shownAfter(photo.base, before).look) === 'Straightened'));
  return { ...photo, steps: [...(isAgain ? before : photo.steps), next].slice(-mostSteps), undone: [] };
}

/** As it was after so many steps; the others can come again. */
export function goTo(photo: Photo, count: number): Photo {
  const all = [...photo.steps, ...photo.undone.toReversed()];
  return { ...photo, steps: all.slice(0, count), undone: all.slice(count).toReversed().slice(-mostSteps) };
}
