/** What was attached: documents as text, pictures as they are, and the writing in them for engines that cannot see. */
import type { GivenText } from '#kit/documents/given-documents.ts';
import { readDocumentText } from '#kit/documents/read-text.server.ts';
import { AppError } from '#kit/errors.ts';
import type { EarlierTurn, RunContext } from '../define/define-run.server.ts';
import { filesIn, type ToolFiles } from './tool-files.ts';

export interface Picture {
  name: string;
  mediaType: string;
  data: Uint8Array;
  /** The writing in it; undefined where it could not be read. */
  writing: string | undefined;
}

export interface Attached {
  documents: readonly GivenText[];
  pictures: readonly Picture[];
  /** Names of documents of which only the beginning, or nothing, was read. */
  cutShort: readonly string[];
}

/** All documents together; what is longer is cut, and says so. */
export const longestDocuments = 40_000;

type Context = Pick<RunContext, 'files' | 'models' | 'log' | 'signal' | 'ownerId'>;

/** What came with earlier turns is still spoken of; the newest first. */
export function earlierFiles(files: ToolFiles, earlier: readonly EarlierTurn[]): string[] {
  return earlier.toReversed().flatMap(({ input }) => filesIn(files, input));
}

/** Those of this turn must be there; of earlier ones, what still is. */
export async function openAttached(
  { own, earlier, most }: { own: readonly string[]; earlier: readonly string[]; most: number },
  context: Context,
): Promise<Attached> {
  const documents: GivenText[] = [];
  const pictures: Picture[] = [];
  const cutShort: string[] = [];
  let room = longestDocuments;
  for (const id of new Set([...own, ...earlier].slice(0, most))) {
    const opened = await context.files.read(id).catch((error: unknown) => {
      if (own.includes(id) || !isGone(error)) throw error;
      return undefined;
    });
    if (!opened) continue;
    const { file, stream } = opened;
    const data = new Uint8Array(await new Response(stream).arrayBuffer());
    if (file.contentType.startsWith('image/')) {
      const writing = await writingIn(data, context);
      pictures.push({ name: file.name, mediaType: file.contentType, data, writing });
      continue;
    }
    const text =
      file.contentType === 'text/plain'
        ? new TextDecoder().decode(data)
        : await readDocumentText(
            { bytes: data, name: file.name, enough: longestDocuments },
            { signal: context.signal, who: context.ownerId },
          );
    if (text.trim() === '')
      throw new AppError('invalid:document', { message: `There is no text in “${file.name}”.` });
    if (text.trim().length > room) cutShort.push(file.name);
    documents.push({ title: file.name, text: cut(text.trim(), room) });
    room = Math.max(0, room - text.length);
  }
  return { documents, pictures, cutShort };
}

const isGone = (error: unknown) => error instanceof AppError && error.status === 404;

const cut = (text: string, room: number) =>
  text.length <= room ? text : `${text.slice(0, room)}\n[The rest of this document is left out.]`;

/** Nobody waits for the reader to be fetched. */
async function writingIn(data: Uint8Array, { models, log, signal }: Context): Promise<string | undefined> {
  if (!models.isReady('tesseract')) return undefined;
  try {
    return (await models.readPicture(data, { signal })).text.trim();
  } catch (error) {
    signal.throwIfAborted();
    log.warn(
      { event: 'attachment.text_recognition_failed', err: error },
      'The text in an attached picture could not be recognised.',
    );
    return undefined;
  }
}
