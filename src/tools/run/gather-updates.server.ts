/** All that a step added to the output, in as few updates as say the same. */
import type { Update } from '../define/define-run.server.ts';
import { mainText } from '../define/output.ts';

export function gatherUpdates() {
  const texts = new Map<string, { isWhole: boolean; text: string }>();
  let structure: Extract<Update, { data: unknown } | { add: unknown }>[] = [];
  return {
    add(update: Update) {
      if ('step' in update) return; // it is not at it any more
      if ('data' in update) structure = [];
      if ('data' in update || 'add' in update) {
        structure.push(update);
        return;
      }
      const { to = mainText } = update;
      const before = texts.get(to) ?? { isWhole: false, text: '' };
      texts.set(
        to,
        'append' in update
          ? { ...before, text: before.text + update.append }
          : { isWhole: true, text: update.text },
      );
    },
    all: (): Update[] => [
      ...[...texts].map(([to, { isWhole, text }]) => (isWhole ? { text, to } : { append: text, to })),
      ...structure,
    ],
  };
}
