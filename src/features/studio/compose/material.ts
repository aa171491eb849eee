/** A brief, read: its sentences and lists, and what each of them is good for. */
import { findFacts, type Fact } from '#language/facts.ts';
import { sentencesOf, stemOf, tellingStems } from '#language/sentences.ts';
import { whichLanguage } from '#language/which-language.ts';
import type { Brief, BriefFact } from '../brief.ts';

export interface Sentence {
  is: 'sentence';
  text: string;
  /** Its place among all of them. */
  at: number;
  paragraph: number;
  /** It begins with a word that points back: without the one before it, nobody knows what it speaks of. */
  leans: boolean;
  /** How much it gives to somebody who reads no other. */
  weight: number;
  /** How well it opens: by what is concrete in it; 0 where it speaks of something that nobody has named yet. */
  pull: number;
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
  sentences: Sentence[];
  lists: List[];
  brief: Brief;
  /** Bad news is told in its own order, and sells nothing. */
  isSober: boolean;
  /** Words of the house, such as a greeting, are English. */
  isEnglish: boolean;
}

const pointsBack =
  /^(?:it|its|it['’]s|they|they['’](?:re|ve|ll)|them|their|he|she|his|her|both|also|and|but|so|then|however|instead|otherwise|afterwards|after that|as a result|because of (?:this|that|it)|therefore|meanwhile|neither|in addition|besides|until then|since then|for (?:this|that|them|it)|with (?:it|them|this|that)|some of (?:them|these|it)|one of (?:them|these)|(?:this|that|these|those)(?! (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|year|spring|summer|autumn|winter|morning|afternoon|evening)\b))\b/i;
const telling =
  /\b(?:free|first|new|only|never|win|save|opens?|opening|launch(?:es|ed)?|introduc\w+|announc\w+|half|record|deadline|last chance|tonight|now)\b/gi;
const sober =
  /\b(?:sorry|apolog\w+|regret\w*|our (?:mistake|fault|failure)|we failed|let you down|recall(?:ed|ing)?|passed away|condolences|outage|data breach|rumou?rs?)\b/i;
const dearer =
  /\bprices?\b[^.!?\n]{0,80}\b(?:rise|rises|rising|increase\w*|go(?:es)? up|higher|change\w*)\b|\b(?:raise|raising|increas\w+|chang\w+) (?:our |the )?prices?\b/i;
/** More than any part tells; what comes after is left to the brief. */
const mostSentences = 300;
const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

export function materialOf(brief: Brief): Material {
  const title = brief.what.trim().replace(/\.$/, '');
  const titleStems = new Set(tellingStems(title));
  const pieces: (Sentence | List)[] = [];
  let at = 0;
  for (const [paragraph, block] of brief.about
    .trim()
    .split(/\n\s*\n/)
    .entries()) {
    const prose: string[] = [];
    const flush = () => {
      for (const text of sentencesOf(prose.join('\n')).slice(0, mostSentences - at))
        pieces.push({ is: 'sentence', text: ended(text), at: at++, paragraph, ...weigh(text, titleStems) });
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
            at--;
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
  const sentences = pieces.filter((piece) => piece.is === 'sentence');
  if (sentences[0]) sentences[0].weight += 1;
  const language = whichLanguage(`${title}. ${brief.about}`);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    pieces,
    sentences,
    lists: pieces.filter((piece) => piece.is === 'list'),
    brief,
    isSober: sober.test(`${title}\n${brief.about}`) || dearer.test(`${title}\n${brief.about}`),
    isEnglish: language === null || language === 'en',
  };
}

/** A line that ends with nothing ends with a full stop; one that leads to a list keeps its colon. */
const ended = (text: string) => (/[.!?…:。！？]["'”’)]?$/u.test(text) ? text : `${text}.`);

const worth: Partial<Record<Fact['kind'], number>> = { amount: 2.5, number: 1.5, date: 1, day: 1, time: 0.5 };
const holdsBack = /\b(?:cannot|can['’]t|not|no longer|closed|closes|unless|except)\b/i;
/** “The update” was named before; “the first 50” and “the Harbour Museum” need not have been. */
const definite = /^The (?!first|last|only|next|best|biggest|smallest|\d|\p{Lu})(\p{L}+)/u;

function weigh(text: string, titleStems: ReadonlySet<string>) {
  const words = text.split(/\s+/).length;
  const facts = findFacts(text);
  const concrete = facts.reduce((sum, fact) => sum + (worth[fact.kind] ?? 0), 0);
  const names = facts.filter(({ kind }) => kind === 'name').length;
  const shared = new Set(tellingStems(text).filter((stem) => titleStems.has(stem))).size;
  const pull =
    Math.min(4, concrete) +
    Math.min(1, names * 0.3) +
    Math.min(3, (text.match(telling)?.length ?? 0) * 1.5) +
    (words > 28 ? -2 : words < 4 ? -1.5 : words <= 20 ? 1 : 0) +
    (/\b(?:costs?|prices?)\b/i.test(text) ? -1.5 : 0) +
    (holdsBack.test(text) ? -1.5 : 0);
  const noun = definite.exec(text)?.[1];
  const leans = pointsBack.test(text);
  const isNamedBefore = noun !== undefined && !titleStems.has(stemOf(noun.toLowerCase()));
  const opens = !leans && !isNamedBefore && (shared > 0 || /^(?:the )?first\b|^\p{N}/iu.test(text));
  const weight =
    pull +
    (/\byou(?:r|rs)?\b/i.test(text) ? 0.5 : 0) +
    Math.min(2, shared * 0.6) +
    (/[?]$/.test(text) ? -0.5 : 0);
  return { leans, weight, pull: opens ? pull : 0 };
}

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
