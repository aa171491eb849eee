import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import { photoContent, type Photo, type Step } from './content.ts';
import { shownAfter, stepWords } from './steps.ts';
import { photoEditData } from './data.ts';
import { photoEditKind, photoUse, photoWork } from './photo-kind.ts';

export const photoWorks = implementWork(photoWork, {
  schema: photoContent,
  version: 1,
  text: (photo) => [photo.original?.name ?? '', ...historyOf(photo)].join('\n').trim(),
  preview: (photo) => historyOf(photo).at(-1) ?? 'Nothing changed yet',
  // What was cropped away, removed or written by the camera stays with whoever edits it.
  shared: ({ finished }) => ({ original: null, base: null, steps: [], undone: [], finished }),
  isSharedForReaders: true,
  fileUse: photoUse,
  mapFiles: ({ original, base, steps, undone, finished }, map) => {
    const mapped = <Held extends { file: string }>(held: Held | null): Held | null => {
      const file = held ? map(held.file) : undefined;
      return held && file !== undefined ? { ...held, file } : null;
    };
    const each = (step: Step): Step[] => {
      if (!('made' in step)) return [step];
      const made = mapped(step.made);
      return made ? [{ ...step, made }] : [];
    };
    return {
      original: mapped(original),
      base: mapped(base),
      steps: steps.flatMap(each),
      undone: undone.flatMap(each),
      finished: mapped(finished),
    };
  },
  exporters: [],
});

export const historyOf = ({ base, steps }: Photo) =>
  base ? steps.map((step, at) => stepWords(step, shownAfter(base, steps.slice(0, at)).look)) : [];

export const photoEditResults = implementKind(photoEditKind, {
  schema: photoEditData,
  exporters: [],
});
