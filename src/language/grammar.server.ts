/** Corrections to a text: our rules first, then Harper, which runs in a thread that ends when nobody needs it. */
import { Worker } from 'node:worker_threads';
import { mendWord } from '#bamboo/experts/lexicon/mend-word.server.ts';
import { byRules, type Change } from './grammar/grammar-rules.server.ts';
import { tidied } from './rewrite.ts';

export interface ToGrammar {
  id: number;
  text: string;
}

interface Finding {
  kind: string;
  start: number;
  end: number;
  message: string;
  suggestions: { how: number; text: string }[];
}

export interface FromGrammar {
  id: number;
  found: Finding[];
}

export interface Correction {
  text: string;
  changes: Change[];
}

/** What is a mistake; the other kinds are matters of taste. */
const mistakes = new Set([
  'Spelling',
  'Agreement',
  'Grammar',
  'Punctuation',
  'Capitalization',
  'Repetition',
  'Typo',
  'Miscellaneous',
  'Malapropism',
  'Eggcorn',
  'BoundaryError',
  'WordChoice',
]);
export const longestChecked = 12_000;
/** What is no word makes the checker fail, or think for minutes: "1e1e1e1e1e1e1e1e", signs or numbers in a row. */
const noWords = /\S{60,}|(?=\S*\d)[\p{L}\d]{16,}|[^\p{L}\p{N}\s]{4,}|(?:[^\p{L}\s]+\s+){4,}/gu;
/** For one text, from the moment it is looked at. A longer time would be taken from whoever waits behind it. */
const patience = 10_000;
/** The first text also waits until the checker has read its dictionary. */
const loadsWithin = 30_000;
/** So many may wait; for further ones the rules alone have to do. */
const mostWaiting = 20;
const idleFor = 120_000;

interface Waiting {
  text: string;
  resolve(found: Finding[] | undefined): void;
}

const waiting: Waiting[] = [];
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let isLoaded = false;
let isBusy = false;
let lastId = 0;

/** What one round mends may uncover the next mistake. */
const rounds = 2;

export async function corrected(text: string): Promise<Correction> {
  let now = text.slice(0, longestChecked);
  const changes: Change[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ruled = byRules(now);
    const found = await findingsOf(ruled.text);
    const mended = applied(ruled.text, found ?? []);
    changes.push(...ruled.changes, ...mended.changes);
    if (mended.text === now) break;
    now = mended.text;
  }
  return { text: tidied(now) + text.slice(longestChecked), changes };
}

/** How many mistakes the checker finds in a text, without mending them. */
export async function mistakesIn(text: string): Promise<number> {
  const found = (await findingsOf(text)) ?? [];
  return found.filter(({ kind }) => mistakes.has(kind)).length;
}

function applied(text: string, findings: readonly Finding[]): Correction {
  // Harper counts characters, not UTF-16 units.
  const signs = [...text];
  const changes: Change[] = [];
  let free = Infinity;
  for (const { kind, start, end, message, suggestions } of findings.toSorted((a, b) => b.start - a.start)) {
    const was = signs.slice(start, end).join('');
    const now =
      mistakes.has(kind) && end <= free
        ? replacement(
            was,
            kind,
            suggestions[0],
            start === 0 || /[.!?]\s*$/.test(signs.slice(Math.max(0, start - 3), start).join('')),
          )
        : undefined;
    if (now === undefined || now === was) continue;
    signs.splice(start, end - start, ...now);
    free = start;
    changes.unshift({ was, now, why: message.replaceAll('`', '“').replace(/\.$/, '') });
  }
  return { text: signs.join(''), changes };
}

function replacement(
  was: string,
  kind: string,
  suggestion: Finding['suggestions'][number] | undefined,
  begins: boolean,
): string | undefined {
  if (!suggestion) return undefined;
  // A name that no dictionary holds is not a mistake.
  if (kind === 'Spelling' && ((/^\p{Lu}/u.test(was) && !begins) || /[\d@/_]/.test(was))) return undefined;
  const joinedBefore = !was.includes(' ') && suggestion.text.includes(' ') && suggestion.how === 0;
  if (joinedBefore && ['Typo', 'Spelling'].includes(kind)) return mendWord(was.toLowerCase());
  return suggestion.how === 1 ? '' : suggestion.how === 2 ? was + suggestion.text : suggestion.text;
}

/** Nothing where the thread could not answer: the rules alone then have to do. */
async function findingsOf(text: string): Promise<Finding[] | undefined> {
  if (waiting.length >= mostWaiting) return undefined;
  return new Promise((resolve) => {
    waiting.push({ text: text.replaceAll(noWords, (signs) => ' '.repeat([...signs].length)), resolve });
    void workThrough();
  });
}

/** One text after the other: what makes the checker think for ever costs its own turn, and nobody else's. */
async function workThrough() {
  if (isBusy) return;
  isBusy = true;
  clearTimeout(idle);
  for (let next = waiting.shift(); next; next = waiting.shift()) next.resolve(await check(next.text));
  isBusy = false;
  idle = setTimeout(() => void stopGrammar(), idleFor).unref();
}

/** A thread that failed or took too long is not asked again; the next text gets a new one. */
async function check(text: string): Promise<Finding[] | undefined> {
  const asked = (worker ??= start());
  const id = (lastId += 1);
  const ended = new AbortController();
  const { signal } = ended;
  const answer = new Promise<Finding[]>((resolve) => {
    asked.on('message', (message: FromGrammar) => message.id === id && resolve(message.found));
    asked.on('error', () => ended.abort());
    asked.on('exit', () => ended.abort());
  });
  const late = setTimeout(() => ended.abort(), isLoaded ? patience : patience + loadsWithin);
  asked.postMessage({ id, text } satisfies ToGrammar);
  const found = await Promise.race([answer, aborted(signal)]);
  clearTimeout(late);
  for (const event of ['message', 'error', 'exit']) asked.removeAllListeners(event);
  isLoaded = found !== undefined;
  if (!found) await stopGrammar();
  return found;
}

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  );

function start(): Worker {
  const made = new Worker(workerFile());
  made.unref();
  return made;
}

/** Beside this file as source, beside the bundle in production. */
function workerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'grammar/grammar-worker.server.ts' : 'grammar-worker.js';
  return new URL(`./${name}`, import.meta.url);
}

export async function stopGrammar(): Promise<void> {
  const stopped = worker;
  worker = undefined;
  isLoaded = false;
  stopped?.removeAllListeners();
  stopped?.on('error', () => {}); // what it still says is of no interest
  await stopped?.terminate();
}
