/** What people change of a transcript. Each answers a new one; rows that did not change stay the same objects. */
import { longestName, mostSpeakers, type Row, type Transcript } from './data.ts';
import { withText } from '#tools/hear/word-times.ts';

const withRows = (transcript: Transcript, change: (row: Row, at: number) => Row) => ({
  ...transcript,
  rows: transcript.rows.map(change),
});

/** A row without words goes. */
export function writeRow(transcript: Transcript, at: number, text: string): Transcript {
  const row = transcript.rows[at];
  if (!row || row.text === text.trim()) return transcript;
  if (text.trim() === '') return { ...transcript, rows: transcript.rows.toSpliced(at, 1) };
  return withRows(transcript, (one, place) => (place === at ? withText(one, text) : one));
}

/** `onwards`: this row and all after it that the same speaker says. */
export function assignSpeaker(
  transcript: Transcript,
  { at, speaker, scope }: { at: number; speaker: number; scope: 'row' | 'onwards' },
): Transcript {
  const before = transcript.rows[at]?.speaker;
  const changed = withRows(transcript, (row, place) =>
    place === at || (scope === 'onwards' && place > at && row.speaker === before) ? { ...row, speaker } : row,
  );
  return { ...changed, isSuggested: false };
}

export function addSpeaker(transcript: Transcript, at: number): Transcript {
  const { speakers } = transcript;
  if (speakers.length >= mostSpeakers) return transcript;
  const added = { ...transcript, speakers: [...speakers, `Speaker ${speakers.length + 1}`] };
  return assignSpeaker(added, { at, speaker: speakers.length, scope: 'row' });
}

/** Named like another, both become one. */
export function renameSpeaker(transcript: Transcript, place: number, name: string): Transcript {
  const wished = name.trim().slice(0, longestName);
  if (!wished || transcript.speakers[place] === wished) return transcript;
  const same = transcript.speakers.indexOf(wished);
  if (same < 0)
    return { ...transcript, speakers: transcript.speakers.with(place, wished), isSuggested: false };
  const kept = same > place ? same - 1 : same;
  const moved = (speaker: number) => (speaker === place ? kept : speaker - (speaker > place ? 1 : 0));
  return {
    ...withRows(transcript, (row) => (row.speaker === null ? row : { ...row, speaker: moved(row.speaker) })),
    speakers: transcript.speakers.toSpliced(place, 1),
    isSuggested: false,
  };
}
