/** Corrections to a text: our rules first, then Harper, which runs in a thread that ends when nobody needs it. */
import { Worker } from 'node:worker_threads';
import { mendWord } from './mend-word.server.ts';
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
/** A longer "word" is none, and makes the checker fail. */
const longestWord = 60;
const patience = 30_000;
const idleFor = 120_000;

interface Thread {
  worker: Worker;
  waiting: Map<number, (found: Finding[] | undefined) => void>;
  idle?: NodeJS.Timeout;
}

let thread: Thread | undefined;
let lastId = 0;

/** What one round mends may uncover the next mistake. */
const rounds = 2;

export async function corrected(text: string): Promise<Correction> {
  let now = text.slice(0, longestChecked);
  const changes: Change[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ruled = byRules(now);
    const found = await findingsOf(
      ruled.text.replaceAll(new RegExp(`\\S{${longestWord},}`, 'g'), (word) => ' '.repeat(word.length)),
    );
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
  const current = (thread ??= start());
  clearTimeout(current.idle);
  const id = (lastId += 1);
  const found = await new Promise<Finding[] | undefined>((resolve) => {
    const timer = setTimeout(() => stop(current), patience);
    current.waiting.set(id, (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    current.worker.postMessage({ id, text } satisfies ToGrammar);
  });
  current.waiting.delete(id);
  if (current.waiting.size === 0) current.idle = setTimeout(() => stop(current), idleFor).unref();
  return found;
}

function start(): Thread {
  const worker = new Worker(workerFile());
  worker.unref();
  const made: Thread = { worker, waiting: new Map() };
  worker.on('message', ({ id, found }: FromGrammar) => made.waiting.get(id)?.(found));
  worker.on('error', () => stop(made));
  worker.on('exit', () => stop(made));
  return made;
}

/** A thread that failed or took too long is not asked again; the next text gets a new one. */
function stop(one: Thread) {
  if (thread === one) thread = undefined;
  for (const resolve of one.waiting.values()) resolve(undefined);
  one.waiting.clear();
  void one.worker.terminate();
}

/** Beside this file as source, beside the bundle in production. */
function workerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'grammar/grammar-worker.server.ts' : 'grammar-worker.js';
  return new URL(`./${name}`, import.meta.url);
}

export async function stopGrammar(): Promise<void> {
  if (thread) stop(thread);
}
