import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { AnswerData } from './data.ts';

export const answerKind = defineKind<AnswerData>({
  id: 'document-answer',
  title: 'Answer from documents',
  readable: true,
  editedAs: editedAsText,
});
