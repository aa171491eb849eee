import { AppError } from '#kit/errors.ts';
import { readVideoLink } from '#kit/videos/youtube-link.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import { captionsTool } from './captions-tool.ts';
import { readCaptions } from './captions/read-captions.ts';
import type { Transcript } from './data.ts';
import { digest } from './digest/digest.server.ts';
import { plainText } from './export/plain-text.ts';
import { rowsOf } from './rows.ts';
import { translated } from './translate.server.ts';

const mostRows = 20_000;
/** Seconds: more than a day. */
const longest = 100_000;

export const captionsRun = defineRun(
  captionsTool,
  async function* ({ link, captions, name, language, translate }, context) {
    const video = readVideoLink(link);
    yield { step: video ? 'Asking YouTube for the captions' : 'Reading the captions' };
    const read = video ? await fromVideo(video.id, language, context) : fromText(captions, name, language);
    yield { text: plainText(read) };
    yield { data: read };
    const bare = translate ? yield* translated(read, translate, context) : read;
    if (translate) yield { text: plainText(bare) };
    yield { step: 'Looking for chapters and quotes' };
    yield { data: { ...bare, ...(await digest(bare, context)) } satisfies Transcript };
  },
);

const nothingBeside = { chapters: [], quotes: [], summary: [], isSuggested: false, note: null };

async function fromVideo(id: string, language: string, { videos, signal }: RunContext): Promise<Transcript> {
  const found = await videos.captionsOf(id, { language: language || undefined, signal });
  // What is given is somebody else's: a time may be anything.
  const cues = found.cues.filter(({ start, end }) => start >= 0 && start < longest && end < longest);
  return {
    ...nothingBeside,
    ...notTooMuch(rowsOf(cues)),
    title: found.title.slice(0, 300) || id,
    source: { is: 'youtube', id, channel: found.channel.slice(0, 200) },
    made: found.isAutomatic ? 'automatic' : 'captions',
    language: found.language.slice(0, 20),
    seconds: found.seconds,
  };
}

function fromText(captions: string, name: string, language: string): Transcript {
  const cues = readCaptions(captions);
  if (cues.length === 0)
    throw new AppError('invalid:captions', {
      message:
        'No timestamps found. Use an SRT or VTT file, or lines that start with a time, such as “0:05 Hello”.',
    });
  if (cues.at(-1)!.end > longest) throw tooLarge();
  const said = notTooMuch(rowsOf(cues));
  return {
    ...nothingBeside,
    ...said,
    title: name || 'Captions',
    source: { is: 'captions', name: name || 'Captions' },
    made: 'captions',
    language: language || null,
    seconds: cues.at(-1)!.end,
  };
}

const tooLarge = () =>
  new AppError('too_large:captions', { message: 'These captions are longer than a day. Split them up.' });

function notTooMuch(said: ReturnType<typeof rowsOf>) {
  if (said.rows.length > mostRows) throw tooLarge();
  return said;
}
