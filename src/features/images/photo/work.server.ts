import { defineKind } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import { photoContent, shownAfter, stepWords, type Photo, type Step } from './content.ts';
import { photoEditData } from './data.ts';
import { photoEditKind, photoKind, photoUse } from './photo-kind.ts';

export const photoWork = defineWork({
  id: photoKind,
  title: 'Photo',
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
  page: '/ai/images/photo',
});

export const historyOf = ({ base, steps }: Photo) =>
  base ? steps.map((step, at) => stepWords(step, shownAfter(base, steps.slice(0, at)).look)) : [];

export const photoEditResult = defineKind({
  id: photoEditKind,
  title: 'Photo edit',
  schema: photoEditData,
  exporters: [],
});
