/** A transcript as one types it: the time, who speaks where that changes, and the words. It can be pasted back in. */
import { clock } from '#tools/hear/clock.ts';
import { speakerOf, type Row, type Transcript } from '../data.ts';

export function lineOf(row: Row, speaker: string | undefined): string {
  return `${clock(row.start)} ${speaker ? `${speaker}: ` : ''}${row.text}`;
}

export function plainText(transcript: Pick<Transcript, 'rows' | 'speakers'>): string {
  return transcript.rows.map((row) => `${lineOf(row, speakerOf(transcript, row))}\n`).join('');
}

const line = /^((?:\d+:)?\d+:\d\d) (.*)$/;

/** What is known while it is still being heard: the lines so far. */
export function rowsInText(text: string): { start: string; text: string }[] {
  return text.split('\n').flatMap((one) => {
    const match = line.exec(one);
    return match ? [{ start: match[1]!, text: match[2]! }] : [];
  });
}
