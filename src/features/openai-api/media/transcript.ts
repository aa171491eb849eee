/** What was said in a recording, in each of the formats that programs ask for. */
import type { transcriptFormats } from './contract.ts';

interface Segment {
  startSecond: number;
  endSecond: number;
  text: string;
}

export interface Transcript {
  text: string;
  segments: readonly Segment[];
  language: string | null;
  seconds: number | null;
}

type Format = (typeof transcriptFormats)[number];

const types: Partial<Record<Format, string>> = {
  text: 'text/plain; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

interface Options {
  format: Format;
  byWord: boolean;
  task: 'transcribe' | 'translate';
}

export function presentTranscript(transcript: Transcript, { format, byWord, task }: Options): Response {
  const type = types[format];
  const { text } = transcript;
  if (!type) return Response.json(format === 'json' ? { text } : verbose(transcript, byWord, task));
  const body = format === 'text' ? text : format === 'srt' ? asSrt(transcript) : asVtt(transcript);
  return new Response(body, { headers: { 'content-type': type } });
}

/** Clients insist on them; engines other than OpenAI's own do not tell. */
const notMeasured = {
  seek: 0,
  tokens: [],
  temperature: 0,
  avg_logprob: 0,
  compression_ratio: 0,
  no_speech_prob: 0,
};

function verbose({ text, segments, language, seconds }: Transcript, byWord: boolean, task: Options['task']) {
  const times = segments.map(({ startSecond, endSecond, text: words }, id) =>
    byWord
      ? { word: words, start: startSecond, end: endSecond }
      : { id, start: startSecond, end: endSecond, text: words, ...notMeasured },
  );
  const duration = seconds ?? segments.at(-1)?.endSecond ?? 0;
  return { task, language, duration, text, [byWord ? 'words' : 'segments']: times };
}

const asSrt = ({ segments }: Transcript) =>
  segments
    .map(
      (one, at) =>
        `${at + 1}\n${clock(one.startSecond, ',')} --> ${clock(one.endSecond, ',')}\n${one.text.trim()}\n`,
    )
    .join('\n');

const asVtt = ({ segments }: Transcript) =>
  `WEBVTT\n\n${segments
    .map((one) => `${clock(one.startSecond, '.')} --> ${clock(one.endSecond, '.')}\n${one.text.trim()}\n`)
    .join('\n')}`;

/** 00:01:30,500 */
function clock(seconds: number, mark: ',' | '.'): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${mark}${String(ms % 1000).padStart(3, '0')}`;
}
