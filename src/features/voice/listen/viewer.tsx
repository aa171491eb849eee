import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { voiceNoteData, type VoiceNote } from './data.ts';
import { NoteView } from './note-view.tsx';

/** A voice note: its words while they come, then all of it. */
export default function VoiceNoteViewer({ output, isGrowing }: Viewed<VoiceNote>) {
  const read = output.data === null ? undefined : voiceNoteData.safeParse(output.data).data;
  if (read) return <NoteView note={read} />;
  return (
    <p dir="auto" aria-busy={isGrowing} className="whitespace-pre-line wrap-anywhere">
      {output.texts[mainText]}
    </p>
  );
}
