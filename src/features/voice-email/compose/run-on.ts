/** Speech that was heard without marks: its sentences are told apart where that is sure, and nowhere else. */
import { capital } from '#language/capital.ts';
import { sentencesOf } from '#language/sentences.ts';

/** A sentence of more words, with no mark in it, is several. */
const longestSentence = 14;

/** After these, what follows belongs to them. */
const leadsOn =
  /\b(?:and|or|but|so|if|whether|when|while|as|how|what|where|which|who|why|that|than|because|since|until|unless|although|though|with|of|to|for|from|about|at|in|on|by|after|before|during|think|know|knew|say|said|says|hope|sure|believe|guess|see|told|tell|ask|asked|wonder|many|no|give|my|our|your|his|her|their|special|the|a)$/i;

const begins =
  /\s+(?=(?:(?:could|would) you\b(?! (?:believe|imagine)\b)|the (?:offer|price|deadline) is\b|thanks(?:$| (?:for|in advance|a lot|so much|very much|again)\b)))/gi;

/** "… best Anna", at the very end. */
const closing =
  /^(.*\S)[\s,]+((?:all the best|(?:best|kind|warm) (?:regards|wishes)|yours sincerely|cheers|(?<!\b(?:the|my|our|your|at|is|are|was|like|likes|liked|know|knows|work|works)[\s,]{1,4})best),? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[.!]?$/su;

export function toldApart(sentences: readonly string[]): string[] {
  const last = closing.exec(sentences.at(-1) ?? '');
  const before = last ? [...sentences.slice(0, -1), ended(last[1]!)] : sentences;
  const apart = before.flatMap((sentence) => (isRunOn(sentence) ? broken(sentence) : [sentence]));
  return last ? [...apart, ended(capital(last[2]!))] : apart;
}

const isRunOn = (sentence: string) =>
  sentence.split(/\s+/).length > longestSentence &&
  !/[,;:–—!?]|\.\s/.test(sentence) &&
  sentencesOf(sentence).length === 1;

function broken(sentence: string): string[] {
  const text = sentence.replace(/\.$/, '');
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(begins)) {
    if (leadsOn.test(text.slice(from, index))) continue;
    parts.push(text.slice(from, index));
    from = index + gap.length;
  }
  return [...parts, text.slice(from)].map((part) => ended(capital(part)));
}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
