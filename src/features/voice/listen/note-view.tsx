/** The clean text with what was changed, and what was said with its sound. */
import { useState } from 'react';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { createPlayback, PlaybackContext } from '#tools/hear/playback.ts';
import { SpokenLines } from '#tools/hear/spoken-lines.tsx';
import { StoredSound } from '#tools/hear/stored-sound.tsx';
import { CleanChanges } from './clean-changes.tsx';
import type { VoiceNote } from './data.ts';

export function NoteView({ note }: { note: VoiceNote }) {
  const [playback] = useState(createPlayback);
  const changes = diffWords(note.raw, note.clean);
  const count = changes.filter(({ kind }) => kind === 'change').length;
  return (
    <PlaybackContext value={playback}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <StoredSound source={note.source} />
        {note.note && <Notice tone="info">{note.note}</Notice>}
        {note.raw === '' ? (
          <p className="rounded-card bg-sunken p-6 text-muted">
            No speech found in this recording. The recording is saved.
          </p>
        ) : (
          <Tabs defaultValue="clean">
            <TabsList aria-label="Version">
              <TabsTrigger value="clean">Clean</TabsTrigger>
              <TabsTrigger value="changes">Changes ({count})</TabsTrigger>
              <TabsTrigger value="said">Verbatim</TabsTrigger>
            </TabsList>
            <TabsContent value="clean">
              <p dir="auto" className="leading-relaxed whitespace-pre-line wrap-anywhere">
                {note.clean}
              </p>
            </TabsContent>
            <TabsContent value="changes">
              <CleanChanges pieces={changes} />
            </TabsContent>
            <TabsContent value="said">
              <SpokenLines lines={note.lines} />
            </TabsContent>
          </Tabs>
        )}
      </div>
    </PlaybackContext>
  );
}
