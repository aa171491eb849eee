import type { ViewedWork } from '#tools/work/work-table.ts';
import { TranscriptView } from './components/transcript-view.tsx';
import type { Transcript } from './data.ts';

export default function TranscriptWorkViewer({ content }: ViewedWork<Transcript>) {
  return <TranscriptView transcript={content} />;
}
