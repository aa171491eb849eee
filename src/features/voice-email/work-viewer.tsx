import type { ViewedWork } from '#tools/work/work-table.ts';
import { ReadLetter } from './components/read-letter.tsx';
import type { SpokenLetter } from './spoken-letter.ts';

export default function SpokenLetterWorkViewer({ content }: ViewedWork) {
  return <ReadLetter content={content as SpokenLetter} />;
}
