/** What someone brings, as lines of text: a product page by its address, and files. */
import { readDocumentText } from '#kit/documents/read-text.server.ts';
import { AppError } from '#kit/errors.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { FactSource } from './find-facts.ts';

type Context = Pick<RunContext, 'files' | 'safeFetch' | 'signal' | 'ownerId'>;

/** Letters of each; facts of a product stand at the beginning or in few pages. */
const enough = 300_000;
const longestFetchMs = 10_000;

export async function readAddress(address: string, context: Context): Promise<FactSource> {
  const { safeFetch, signal, ownerId: who } = context;
  const answer = await safeFetch(address, {
    headers: { accept: 'text/html,application/xhtml+xml,application/pdf;q=0.8,text/plain;q=0.5' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestFetchMs)]),
  });
  const type = (answer.headers.get('content-type') ?? 'text/html').split(';')[0]!.trim().toLowerCase();
  const ending = endings[type];
  if (answer.status !== 200 || !ending)
    throw new AppError('invalid:page', {
      message: 'That page couldn’t be read. Copy its text into the field instead.',
      cause: new Error(`it answered ${answer.status}, ${type}`),
    });
  const text = await readDocumentText(
    { bytes: answer.body, name: `page.${ending}`, enough },
    { signal, who },
  );
  return { name: new URL(answer.url).hostname, text: text.slice(0, enough) };
}

const endings: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'txt',
  'application/pdf': 'pdf',
};

export async function readFile(id: string, { files, signal, ownerId: who }: Context): Promise<FactSource> {
  const { file, stream } = await files.read(id);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = await readDocumentText({ bytes, name: file.name, enough }, { signal, who });
  if (text.trim() === '')
    throw new AppError('invalid:document', {
      message: `There is no text in “${file.name}”. If its pages are pictures, recognise their text first.`,
    });
  return { name: file.name, text: text.slice(0, enough) };
}
