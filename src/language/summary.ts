/** Summaries, key phrases, outlines: what a text itself says, picked and never put into new words. */
import { isEmptyWord, sentencesOf, stemOf, tellingStems, wordsOf } from './sentences.ts';
import { capitalised } from './wording.ts';

const mostSentences = 1500;

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};

/** How many sentences an instruction asks for, where it says so. */
export function sentencesWanted(instruction: string): number | undefined {
  const wanted =
    /\b(\d{1,2}|one|a|single|two|three|four|five|six|seven) (?:short |key |main |bullet )*(?:sentences?|points?|bullets?|lines?|takeaways?)\b/.exec(
      instruction,
    )?.[1];
  return wanted ? Math.min(12, Math.max(1, numbers[wanted] ?? Number(wanted))) : undefined;
}

export const usualCount = (sentences: number) => Math.max(1, Math.min(5, Math.ceil(sentences * 0.25)));

/** The sentences that hold most of what the text keeps coming back to, in their order. */
export function summaryOf(text: string, wanted?: number): string[] {
  const sentences = sentencesOf(text).slice(0, mostSentences);
  const count = Math.min(wanted ?? usualCount(sentences.length), sentences.length);
  const counts = new Map<string, number>();
  const stems = sentences.map((sentence) => [...new Set(tellingStems(sentence))]);
  for (const list of stems) for (const stem of list) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weights = stems.map((list, place) => {
    const sum = list.reduce((total, stem) => total + counts.get(stem)! - 0.5, 0);
    const fair = sum / Math.sqrt(Math.max(6, list.length));
    return place === 0 ? fair * 1.35 : place === sentences.length - 1 ? fair * 1.05 : fair;
  });
  const chosen: number[] = [];
  const said = new Set<string>();
  while (chosen.length < count) {
    let [best, most] = [-1, -1];
    for (const [place, weight] of weights.entries()) {
      if (chosen.includes(place)) continue;
      const list = stems[place]!;
      const fresh = list.length === 0 ? 0 : list.filter((stem) => !said.has(stem)).length / list.length;
      const value = weight * (0.4 + 0.6 * fresh);
      if (value > most) [best, most] = [place, value];
    }
    if (best < 0) break;
    chosen.push(best);
    for (const stem of stems[best]!) said.add(stem);
  }
  return chosen.sort((a, b) => a - b).map((place) => sentences[place]!);
}

/** Runs of telling words that come back, the longest and commonest first. */
export function keyPhrasesOf(text: string, most = 8): string[] {
  const counts = new Map<string, { phrase: string; count: number; size: number }>();
  for (const sentence of sentencesOf(text).slice(0, mostSentences)) {
    for (const part of sentence.split(/[,;:()"“”]/)) {
      let run: string[] = [];
      for (const word of [...wordsOf(part), '']) {
        if (word !== '' && !isEmptyWord(word) && !/^\d+$/.test(word)) {
          run.push(word);
          continue;
        }
        for (let size = 1; size <= Math.min(3, run.length); size += 1)
          for (let at = 0; at + size <= run.length; at += 1) {
            const phrase = run.slice(at, at + size);
            const key = phrase.map(stemOf).join(' ');
            const known = counts.get(key) ?? { phrase: phrase.join(' '), count: 0, size };
            counts.set(key, { ...known, count: known.count + 1 });
          }
        run = [];
      }
    }
  }
  const rated = [...counts.values()].filter(
    ({ phrase, size }) => phrase.length > 3 && (size > 1 || phrase.length > 4),
  );
  rated.sort(
    (a, b) => b.count * b.size ** 0.7 - a.count * a.size ** 0.7 || b.phrase.length - a.phrase.length,
  );
  const chosen: string[] = [];
  for (const { phrase } of rated) {
    if (chosen.length >= most) break;
    if (!chosen.some((other) => other.includes(phrase) || phrase.includes(other))) chosen.push(phrase);
  }
  return chosen;
}

/** A line from the text's own words: its heaviest sentence, cut at the first clause. */
export function subjectOf(text: string): string {
  const [sentence = ''] = summaryOf(withoutGreeting(text), 1);
  const bare = sentence
    .replace(
      /^(?:i am writing (?:to you )?(?:to|because|about)|i(?:'m| am) (?:writing|reaching out) (?:to|about|because)|i (?:wanted|would like|just wanted) to (?:ask|let you know|tell you|inform you|check)(?: (?:you|if|whether|that|about))?|just|please|we (?:are|would like) to|could you(?: please)?|can you(?: please)?|this is to inform you that)\s+/i,
      '',
    )
    .replace(/[.!?]+$/, '');
  const clause =
    bare.length > 60 ? (bare.split(/[,;:–—]| because | so that | which | although /)[0] ?? bare) : bare;
  const short = clause.length > 60 ? clause.slice(0, 60).replace(/\s+\S*$/, '') : clause;
  return capitalised(short.trim());
}

const withoutGreeting = (text: string) =>
  text
    .replace(/^\s*(?:dear|hi|hello|hey)\b[^\n,]{0,40},?\s*\n?/i, '')
    .replace(/\n\s*(?:best|kind regards|regards|sincerely|cheers|thanks)\b[\s\S]*$/i, '');

/** A heading for each paragraph, its sentences beneath. */
export function outlineOf(text: string): { heading: string; points: string[] }[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 40);
  const parts =
    paragraphs.length > 1 ? paragraphs : chunked(sentencesOf(text), 3).map((some) => some.join(' '));
  return parts.map((part) => {
    const sentences = sentencesOf(part);
    return {
      heading: subjectOf(part),
      points: summaryOf(part, Math.min(2, Math.max(1, sentences.length - 1))),
    };
  });
}

function chunked<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.min(40, Math.ceil(list.length / size)) }, (_, at) =>
    list.slice(at * size, at * size + size),
  );
}
