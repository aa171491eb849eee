/** A brief, read: its sentences and lists, in their order. */
import { findFacts, type Fact } from '#language/facts.ts';
import { sentencesOf, tellingStems } from '#language/sentences.ts';
import { whichLanguage } from '#language/which-language.ts';
import type { Brief, BriefFact } from '../brief.ts';

export interface Sentence {
  is: 'sentence';
  text: string;
  paragraph: number;
}

export interface List {
  is: 'list';
  head: string;
  lines: string[];
  isNumbered: boolean;
  paragraph: number;
}

export interface Material {
  title: string;
  /** As they stand in the brief. */
  pieces: (Sentence | List)[];
  brief: Brief;
  /** Built-in words, such as a greeting, are English. */
  isEnglish: boolean;
}

/** More than any part tells; what comes after is left to the brief. */
const mostSentences = 300;
const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

export function materialOf(brief: Brief): Material {
  const title = brief.what.trim().replace(/\.$/, '');
  const pieces: (Sentence | List)[] = [];
  let count = 0;
  for (const [paragraph, block] of brief.about
    .trim()
    .split(/\n\s*\n/)
    .entries()) {
    const prose: string[] = [];
    const flush = () => {
      for (const text of sentencesOf(prose.join('\n')).slice(0, mostSentences - count)) {
        pieces.push({ is: 'sentence', text: ended(text), paragraph });
        count += 1;
      }
      prose.length = 0;
    };
    let list: List | undefined;
    for (const line of block.split('\n').filter((one) => one.trim())) {
      if (bullet.test(line)) {
        if (!list) {
          const head = /:\s*$/.test(prose.at(-1) ?? '') ? prose.pop()!.trim() : '';
          flush();
          list = { is: 'list', head, lines: [], isNumbered: /^\s*\d/.test(line), paragraph };
          // What leads to a list may stand in a paragraph of its own.
          const before = pieces.at(-1);
          if (!head && before?.is === 'sentence' && before.text.endsWith(':')) {
            list.head = before.text;
            pieces.pop();
            count -= 1;
          }
          pieces.push(list);
        }
        list.lines.push(line.replace(bullet, '').trim());
      } else {
        list = undefined;
        prose.push(line.trim());
      }
    }
    flush();
  }
  const language = whichLanguage(`${title}. ${brief.about}`);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    pieces,
    brief,
    isEnglish: language === null || language === 'en',
  };
}

/** A line that ends with nothing ends with a full stop; one that leads to a list keeps its colon. */
const ended = (text: string) => (/[.!?…:。！？]["'”’)]?$/u.test(text) ? text : `${text}.`);

const placeLike = /^(?:when|date|day|where|place|address|venue|location)$/i;

/** A fact as a line has it: what says itself what it is needs no label. */
export function factLine({ label, value }: BriefFact, { short }: { short: boolean }): string {
  if (!label || (short && placeLike.test(label.trim()))) return value;
  return `${label}: ${value}`;
}

/** Days and places first: they are what people look for. */
export function inOrder(facts: readonly BriefFact[]): BriefFact[] {
  const rank = ({ label }: BriefFact) =>
    /^(?:when|date|day|start|from)\b/i.test(label)
      ? 0
      : /^time\b/i.test(label)
        ? 1
        : /^(?:where|place|address|venue|location)\b/i.test(label)
          ? 2
          : 3;
  return facts.filter(({ value }) => value.trim()).toSorted((a, b) => rank(a) - rank(b));
}

/** Whether the words already tell a fact, in these words or in others. */
export function isStated(fact: BriefFact, text: string): boolean {
  const value = fact.value.trim().toLowerCase();
  if (text.toLowerCase().includes(value)) return true;
  const wanted = findFacts(fact.value);
  if (wanted.length === 0) return false;
  const there = new Set(findFacts(text).map(factKey));
  const words = new Set(tellingStems(text));
  return (
    wanted.every((one) => there.has(factKey(one))) &&
    tellingStems(fact.value).every((stem) => words.has(stem) || /^\d/.test(stem))
  );
}

const factKey = (fact: Fact): string => {
  const { text: _text, start: _start, end: _end, ...said } = fact;
  return JSON.stringify(said);
};
