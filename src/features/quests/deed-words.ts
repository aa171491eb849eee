/** What steps can ask for, and where one does it. */
import { href } from '#kit/href.ts';

export const deedKinds = [
  'run',
  'work',
  'creation',
  'like',
  'collection',
  'question',
  'answer',
  'thanks',
  'follow',
  'lesson',
  'document',
  'panda',
] as const;
export type DeedName = (typeof deedKinds)[number];

/** `asks`: as the form offers it. `open`: where it is done, unless the step says otherwise. */
export const deedWords: Record<DeedName, { asks: string; open: string; action: string }> = {
  run: { asks: 'Get a result from a tool', open: href('/ai'), action: 'Open the tools' },
  work: { asks: 'Save a work', open: href('/ai/collaborate'), action: 'Start writing' },
  creation: { asks: 'Add a result to the gallery', open: href('/gallery'), action: 'Open the gallery' },
  like: { asks: 'Like what others made', open: href('/gallery'), action: 'Open the gallery' },
  collection: { asks: 'Fill a collection', open: href('/collections'), action: 'Open collections' },
  question: { asks: 'Ask the community', open: href('/qa'), action: 'Ask a question' },
  answer: { asks: 'Answer a question', open: href('/qa'), action: 'See open questions' },
  thanks: { asks: 'Thank someone', open: href('/connect/acknowledgements'), action: 'Say thanks' },
  follow: { asks: 'Follow someone', open: href('/People'), action: 'Find people' },
  lesson: { asks: 'Finish a lesson', open: href('/university'), action: 'Choose a lesson' },
  document: { asks: 'Add a document', open: href('/document-analyzer'), action: 'Add a document' },
  panda: { asks: 'Adopt a panda', open: href('/adopt-panda'), action: 'Meet the pandas' },
};
