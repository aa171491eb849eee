import type { PulseItem, PulseKind } from './contract.ts';

export const kindWords: Record<PulseKind, string> = {
  creation: 'Creations',
  experiment: 'Experiments',
  'lab-version': 'New versions',
  'lab-call': 'Testers wanted',
  question: 'Questions',
  answer: 'Answers',
  thanks: 'Thanks',
  member: 'Newcomers',
  panda: 'Pandas',
};

/** What someone did, before what it was about; how it goes on where it was more than is told. */
export function didWords({ kind, count }: Pick<PulseItem, 'kind' | 'count'>): string {
  const one = count === 1;
  switch (kind) {
    case 'creation':
      return one ? 'added to the gallery:' : `added ${count} things to the gallery:`;
    case 'experiment':
      return one ? 'added to the lab:' : `added ${count} experiments to the lab:`;
    case 'lab-version':
      return one ? 'has a new version:' : `has ${count} new versions:`;
    case 'lab-call':
      return one ? 'is looking for testers:' : `is looking for testers of ${count} experiments:`;
    case 'question':
      return one ? 'asked:' : `asked ${count} questions:`;
    case 'answer':
      return one ? 'answered:' : `gave ${count} answers:`;
    case 'thanks':
      return one ? 'thanked' : `thanked ${count} times:`;
    case 'panda':
      return 'adopted a panda:';
    case 'member':
      return 'joined';
  }
}

/** The same to oneself. */
export const journeyWords: Readonly<Record<string, string>> = {
  creation: 'You added to the gallery:',
  experiment: 'You added to the lab:',
  'lab-version': 'You released:',
  'lab-call': 'You looked for testers of:',
  question: 'You asked:',
  answer: 'You answered:',
  thanks: 'You thanked',
  panda: 'You adopted',
  member: 'You joined as',
  run: 'You made',
  work: 'You started',
  document: 'You read',
  collection: 'You created the collection',
  comment: 'You commented on:',
  'lab-feedback': 'You gave feedback on:',
  'thanks-received': 'You were thanked by',
};
