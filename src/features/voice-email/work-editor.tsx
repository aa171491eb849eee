import type { EditedWork } from '#tools/work/work-table.ts';
import { LetterDesk } from './components/letter-desk.tsx';
import { ReadLetter } from './components/read-letter.tsx';
import type { SpokenLetter } from './spoken-letter.ts';

export default function SpokenLetterEditor({ content, onChange }: EditedWork) {
  const letter = content as SpokenLetter;
  return onChange ? <LetterDesk content={letter} onChange={onChange} /> : <ReadLetter content={letter} />;
}
