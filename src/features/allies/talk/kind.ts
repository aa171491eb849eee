import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { AllyAnswer } from './data.ts';

export const allyAnswerKind = defineKind<AllyAnswer>({
  id: 'ally-answer',
  title: 'Answer of an ally',
  readable: true,
  editedAs: editedAsText,
});
