/** Asks a language model for files and reads them while they are written. */
import { AppError, type ErrorCode } from '#kit/errors.ts';
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import type { ProjectFile } from '#tools/kinds/project.ts';
import { cleanAnswer } from '#tools/run/clean-answer.ts';
import { problemWith } from '#tools/run/read-cleanly.server.ts';
import { readFiles, type ReadFiles } from './file-format.ts';

export interface FilesRequest<Data> {
  instructions: string;
  /** For small models. */
  small?: { instructions: string };
  content: string;
  /** What there is already, each time a file was finished. */
  onFiles?: (files: ProjectFile[]) => Update<Data>;
}

const maxTokens = 24_000;

export async function* streamFiles<Data>(
  { instructions, small, content, onFiles }: FilesRequest<Data>,
  { ai, signal }: Pick<RunContext, 'ai' | 'signal'>,
): AsyncGenerator<Update<Data>, ReadFiles, undefined> {
  const { engine, stream, result } = await ai.text(
    { instructions, ...(small ? { small } : {}), messages: [{ role: 'user', content }], maxTokens },
    { as: 'raw' },
  );
  let text = '';
  let count = 0;
  let open: string | null = null;
  for await (const part of stream) {
    if (part.type !== 'text') continue;
    text += part.text;
    // A file begins or ends with a line.
    if (!part.text.includes('\n')) continue;
    const read = readFiles(text);
    const update = read.files.length > count ? onFiles?.(read.files) : undefined;
    count = read.files.length;
    if (update) yield update;
    if (read.open && read.open !== open) yield { step: `Writing ${read.open}` };
    ({ open } = read);
  }
  const { error } = await result;
  signal.throwIfAborted();
  const read = readFiles(`${text}\n`);
  if (read.files.length + read.deleted.length === 0)
    throw failureOf(error ?? problemWith(text.trim(), engine.title), engine.title);
  return { ...read, words: cleanAnswer(read.words, [instructions, content]) };
}

const failureOf = (problem: { code: string; message: string } | null, title: string) =>
  new AppError((problem?.code as ErrorCode | undefined) ?? 'upstream_failed:provider_files', {
    message: problem?.message ?? `${title} wrote no files. Try again, or choose another engine.`,
  });
