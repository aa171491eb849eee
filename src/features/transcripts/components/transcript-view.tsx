/** A transcript beside its player: to read, to listen to, and where that is wished to correct. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '#kit/ui/notice.tsx';
import type { Transcript } from '../data.ts';
import { momentIn } from '../moment-in.ts';
import { hasRecording } from '../has-recording.ts';
import { sourceWords } from '../source-words.ts';
import { DigestView } from './digest-view.tsx';
import { MediaPlayer } from '#tools/hear/media-player.tsx';
import { createPlayback, HasRecordingContext, PlaybackContext } from '#tools/hear/playback.ts';
import { RowList, scrollToRow } from './row-list.tsx';
import { SearchInside } from './search-inside.tsx';
import { ShareMoment } from './share-moment.tsx';
import { SpeakerNames } from './speaker-names.tsx';
import { YoutubePlayer } from './youtube-player.tsx';
import type { TranscriptEdits } from './use-transcript-edits.ts';

interface TranscriptViewProps {
  transcript: Transcript;
  editing?: { edits: TranscriptEdits; edited: number | null } | undefined;
}

export function TranscriptView({ transcript, editing }: TranscriptViewProps) {
  const { rows, speakers, isSuggested } = transcript;
  const [playback] = useState(createPlayback);
  const [sought, setSought] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const asked = momentIn(useLocation());
  useEffect(() => {
    if (asked !== null) playback.seek(asked, { play: false });
  }, [asked, playback]);
  const edits = editing?.edits ?? null;
  return (
    <PlaybackContext value={playback}>
      <HasRecordingContext value={hasRecording(transcript)}>
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-[19rem_minmax(0,1fr)] @3xl:gap-8">
            <div className="grid content-start gap-5">
              <Player transcript={transcript} />
              <p className="text-sm wrap-anywhere text-muted">{sourceWords(transcript)}</p>
              <SpeakerNames speakers={speakers} isSuggested={isSuggested} edits={edits} />
              <DigestView transcript={transcript} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
              <div className="flex flex-wrap items-center gap-2">
                <div className="min-w-0 flex-1">
                  <SearchInside
                    rows={rows}
                    value={sought}
                    onChange={setSought}
                    onShow={(row) => list.current && scrollToRow(list.current, row)}
                  />
                </div>
                <ShareMoment />
              </div>
              {transcript.note && <Notice tone="info">{transcript.note}</Notice>}
              {rows.length === 0 ? (
                <p className="rounded-card bg-sunken p-6 text-muted">No speech found.</p>
              ) : (
                <RowList
                  ref={list}
                  rows={rows}
                  speakers={speakers}
                  sought={sought.trim().toLowerCase()}
                  edits={edits}
                  edited={editing?.edited ?? null}
                />
              )}
            </div>
          </div>
        </div>
      </HasRecordingContext>
    </PlaybackContext>
  );
}

function Player({ transcript: { source, title } }: { transcript: Transcript }) {
  if (source.is === 'youtube') return <YoutubePlayer id={source.id} title={title} />;
  if (source.is === 'file') return <MediaPlayer key={source.file} {...source} />;
  return null;
}
