/** Reads the best results and draws the answer from them. */
import type { Change, SearchInput, SearchParts } from '../parts.server.ts';
import type { SearchResult } from '../data.ts';
import { nearnessTo } from '#kit/sources/quotes/nearness.server.ts';
import type { Merged } from '#kit/sources/results/merge.ts';
import { presented } from '../find/present.ts';
import { keepsTo, type Query } from '#kit/sources/results/query.ts';
import { readResults, type ReadText } from '#kit/sources/results/read-results.server.ts';
import { relatedTo } from '../find/related.ts';
import { composeQuotes, numberPassages } from './compose.ts';
import { candidatesFor, chooseSentences, type Candidate } from '#kit/sources/quotes/extract.ts';
import { writeAnswer } from '#tools/cite/written.server.ts';

const passagesForEngine = 8;

export async function* answerFrom(
  near: readonly Merged[],
  query: Query,
  wish: SearchInput['answer'],
  parts: SearchParts,
): AsyncGenerator<Change, void, undefined> {
  if (near.length === 0) return;
  const numbered = near.map((hit, at) => ({ id: at + 1, hit }));
  yield { change: { results: numbered.map(({ id, hit }) => presented(hit, id, false)) } };
  yield { step: 'Reading the best results' };
  const read = await readResults(
    numbered.map(({ id, hit: { href, text, isWhole = false } }) => ({ id, href, text, isWhole })),
    parts,
  );
  const kept = numbered.filter(({ id, hit }) =>
    keepsTo(query, { ...hit, text: fullText(hit, read.get(id)!) }),
  );
  const results = kept.map(({ id, hit }) => presented(hit, id, read.get(id)!.isRead));
  const candidates = candidatesFor(
    query.plain,
    kept.map(({ id, hit }) => ({ id, title: hit.title, passages: read.get(id)!.passages })),
  ).filter(({ passage }) =>
    keepsTo({ ...query, phrases: [], site: undefined }, { title: '', text: passage, href: '' }),
  );
  const sentences = candidates.map(({ sentence }) => sentence);
  const chosen = chooseSentences(candidates, await nearnessTo(query.plain, sentences, parts));
  const said = [...read.values()].flatMap(({ passages }) => passages.map(({ text }) => text));
  const hits = kept.map(({ hit }) => hit);
  yield {
    change: { results, related: relatedTo(query.plain, hits, said), ...composeQuotes(chosen, results) },
  };
  if (wish === 'written' && chosen.length > 0) yield* write(query.plain, candidates, results, parts);
}

/** Without an engine, or a sentence of it that a passage bears out, the quotations stand. */
async function* write(
  question: string,
  candidates: readonly Candidate[],
  results: readonly SearchResult[],
  { ai, log, signal }: SearchParts,
): AsyncGenerator<Change, void, undefined> {
  const able = (await ai?.engines(['text'])) ?? [];
  if (!ai || !able.some(({ source }) => source !== 'bamboo')) return;
  yield { step: 'Writing the answer from the passages' };
  const passages = numberPassages(candidates, results).slice(0, passagesForEngine);
  try {
    const written = await writeAnswer(ai, { question, passages });
    if (!written || written.sentences.length === 0) return;
    const { unsupported: _, ...borneOut } = written;
    yield { change: { passages, answer: { by: 'engine', ...borneOut } } };
  } catch (error) {
    signal.throwIfAborted();
    log.warn(
      { event: 'search.answer_failed', err: error },
      'An engine could not write the answer to a search.',
    );
  }
}

const fullText = ({ text }: Merged, { passages }: ReadText) =>
  `${text} ${passages.map((passage) => passage.text).join(' ')}`;
