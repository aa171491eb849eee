/** Decisions and tasks as people write them. Only what is said plainly is proposed, and a person says whether it is one. */
import { parse as datesIn } from 'chrono-node';
import { handlesIn } from '../mentions.ts';
import { longestOutcome } from '../limits.ts';
import type { OutcomeKind } from './kinds.ts';

export interface FoundOutcome {
  kind: OutcomeKind;
  text: string;
  /** The handle of whoever shall do it, or `author`. */
  who: { handle: string } | 'author' | null;
  /** `2026-11-20` */
  due: string | null;
}

const mostFound = 5;
const longestRead = 4000;

const labelled = {
  decision: /^(?:decision|decided|agreed)\s*[:–—-]\s*(\S.{2,})/i,
  task: /^(?:(?:todo|to do|task|action(?: item)?)\s*[:–—-]|\[ ?\])\s*(\S.{2,})/i,
};
const decided =
  /\b(?:we(?: have|['’]ve)? (?:decided|agreed)|let['’]s go with|we(?:['’]ll| will| are going to) go with)\b/i;
const asked =
  /(?<![\w@])@[a-z\d][\w.-]*[,:]?\s+(?:please|can you|could you|will you|would you)\b|\bplease\b.*(?<![\w@])@[a-z\d]/i;
const promised = /\b(?:I['’]ll|I will|I am going to|I['’]m going to)\s+(?!be\b|not\b|never\b)[a-z]+/i;

/** “I’ll bring the chairs”: someone says what they are going to do. */
export const isPromise = (sentence: string) => promised.test(sentence) && !sentence.endsWith('?');

/** `at`: when it was written, which “Friday” is reckoned from. */
export function outcomesIn(text: string, at: Date): FoundOutcome[] {
  const found: FoundOutcome[] = [];
  for (const line of text.slice(0, longestRead).split(/\n|(?<=[.!?])\s+/)) {
    const said = line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '').trim();
    // A quote, a heading or code is nobody's word in this talk.
    if (said === '' || /^(?:>|#|```|\|)/.test(said)) continue;
    const one = outcomeOf(said, at);
    if (one && !found.some(({ text: known }) => known === one.text)) found.push(one);
    if (found.length >= mostFound) break;
  }
  return found;
}

function outcomeOf(said: string, at: Date): FoundOutcome | undefined {
  const decision =
    labelled.decision.exec(said)?.[1] ?? (decided.test(said) && !said.endsWith('?') ? said : undefined);
  if (decision) return { kind: 'decision', text: cut(decision), who: null, due: null };
  const due = dueIn(said, at);
  const [handle] = handlesIn(said);
  const task = labelled.task.exec(said)?.[1];
  if (task) return { kind: 'task', text: cut(task), who: handle ? { handle } : null, due };
  if (handle && asked.test(said)) return { kind: 'task', text: cut(said), who: { handle }, due };
  // A promise counts where it says by when.
  if (due && promised.test(said)) return { kind: 'task', text: cut(said), who: 'author', due };
  return undefined;
}

function dueIn(said: string, at: Date): string | null {
  const date = datesIn(said.slice(0, longestOutcome), at, { forwardDate: true })[0]?.start.date();
  if (!date) return null;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

const cut = (text: string) => text.slice(0, longestOutcome).toWellFormed();
