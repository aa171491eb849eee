import type { EditedWork } from '#tools/work/work-table.ts';
import { TranscriptView } from './components/transcript-view.tsx';
import { useTranscriptEdits } from './components/use-transcript-edits.ts';
import type { Transcript } from './data.ts';

export default function TranscriptWorkEditor({ content, onChange }: EditedWork<Transcript>) {
  const transcript = content;
  const editing = useTranscriptEdits(transcript, onChange ?? nothing);
  return <TranscriptView transcript={transcript} editing={onChange ? editing : undefined} />;
}

const nothing = () => {};
