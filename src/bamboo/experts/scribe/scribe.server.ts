/** Writing work without a language model: summaries, corrections, changes of tone, by picking and by rule. */
import type { Answer, Expert, Question } from '#bamboo/expert.ts';
import { givenBy } from '#bamboo/given.ts';
import { lowered } from '#language/plain.ts';
import { longestText, sentencesOf, wordsOf } from '#language/sentences.ts';
import { counted, quotedSafely } from '#language/wording.ts';
import { itemsOf } from '../text-work/change-text.ts';
import { notChecked } from '#bamboo/grammar-check.ts';
import { corrected, longestChecked } from '#bamboo/grammar.server.ts';
import type { TaughtRule } from '#bamboo/polish-edit.ts';
import { longestPolished } from '#bamboo/polish-edit.ts';
import { polish } from '#bamboo/polish.server.ts';
import { applyEdits } from '#bamboo/text-edits.ts';
import { retoned, withoutContractions, withoutFillers, type Tone } from '#language/rewrite.ts';
import { keyPhrasesOf, outlineOf, sentencesWanted, subjectOf, summaryOf } from '#language/summary.ts';

type Work = (
  text: string,
  instruction: string,
  question: Question,
) => string | undefined | Promise<string | undefined>;

/** A thing of a list; what is longer is a clause. */
const longestItem = 40;

const works: readonly (readonly [RegExp, Work])[] = [
  [
    /\b(?:subject(?: line)?s?|headlines?|titles?)\b(?!.*\bcase\b)/,
    (text) => `**${quotedSafely(subjectOf(text))}**`,
  ],
  [
    /\b(?:outline|structure of|table of contents)\b/,
    (text) =>
      outlineOf(text)
        .map(
          ({ heading, points }) =>
            `- **${quotedSafely(heading)}**\n${points.map((point) => `  - ${quotedSafely(point)}`).join('\n')}`,
        )
        .join('\n'),
  ],
  [
    /\b(?:key ?words?|key ?phrases?|tags|hashtags|topics|key terms|buzzwords)\b/,
    (text, instruction) =>
      keyPhrasesOf(text)
        .map((phrase) =>
          /hashtag/.test(instruction) ? `#${phrase.replaceAll(' ', '')}` : `**${quotedSafely(phrase)}**`,
        )
        .join(', '),
  ],
  [
    /\b(?:how many (?:words|characters|letters|sentences|paragraphs)|word count|count the (?:words|characters|sentences)|character count|reading time|how long (?:does it|would it|to) (?:take )?(?:to )?read|number of words|statistics)\b/,
    countsOf,
  ],
  [/\b(?:upper ?case|capitals|all caps)\b/, (text) => quotedSafely(text.toUpperCase())],
  [/\blower ?case\b/, (text) => quotedSafely(text.toLowerCase())],
  [/\btitle case\b/, (text) => quotedSafely(text.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase()))],
  [
    /\b(?:in(?:to)?|as|to)(?: an?)? (?:short |simple |neat )?(?:bullet(?:ed)?|numbered|unordered|ordered)(?: |-)?(?:list|points?)?\b|\bmake (?:it |this |that )?(?:in(?:to)? )?a list\b|\bas a list\b|\binto a list\b/,
    (text, instruction) =>
      pointsOf(text)
        .map(
          (one, at) =>
            `${/numbered|(?<!un)ordered/.test(instruction) ? `${at + 1}.` : '-'} ${quotedSafely(one)}`,
        )
        .join('\n'),
  ],
  [
    /\b(?:summari[sz]e|summary|sum(?:ming)? (?:it )?up|tl;?dr|in (?:brief|short|a nutshell|one sentence|a few words|\w+ sentences?)|gist|essence|main (?:points?|ideas?)|key (?:points?|ideas?|takeaways?|messages?|facts)|takeaways?|highlights|recap|brief overview|bullet points?)\b/,
    summarised,
  ],
  [
    /\bfillers?\b|\bfiller words?\b|\bums? and uhs?\b|\bclean up (?:the |this |my )?(?:transcript|speech|dictation)\b/,
    (text) => quotedSafely(withoutFillers(text)),
  ],
  [
    /\bcontractions?\b|\bcontracted forms?\b|\bshort forms\b/,
    (text) => quotedSafely(withoutContractions(text)),
  ],
  [
    /\b(?:formal|formally|professional|professionally|polite|politely|business|official)\b/,
    (text) => tone(text, 'formal'),
  ],
  [
    /\b(?:friendl(?:y|ier)|casual|casually|informal|informally|warm(?:er)?|relaxed|less formal)\b/,
    (text) => tone(text, 'friendly'),
  ],
  [
    /\b(?:shorten|shorter|concise(?:ly)?|condense|tighten|trim|more compact|less wordy|cut(?: it)? down|simpler|simplify)\b/,
    (text) => tone(text, 'shorter'),
  ],
  [
    /\b(?:fix|correct|proof-?read|grammar|grammatical(?:ly)?|spell(?:ing)?(?: ?check)?|typos?|mistakes?|errors?|is (?:this|that|the|my) (?:sentence |text )?(?:right|correct)|check (?:this|my|the)|polish|edit|improve|punctuation)\b/,
    correctedOf,
  ],
  [/\b(?:rewrite|rephrase|reword|paraphrase)\b/, (text) => tone(text, 'shorter')],
];

/** It must be the text that is spoken of; "correct" alone may be anything. */
const speaksOfText =
  /\b(?:this|that|it|the|my|following|below|above|text|sentence|paragraph|e-?mail|message|letter|note|article|passage|draft|essay|grammar|spelling|for me|these)\b|^(?:please )?(?:fix|correct|proof-?read|summari[sz]e|shorten|rewrite|rephrase|tl;?dr|improve|polish|edit|summary|outline|keywords?|paraphrase|reword|condense)\b/;

export const scribe: Expert = {
  id: 'scribe',
  title: 'Scribe',
  describes: 'Summaries, key phrases, grammar, spelling, tone, subject lines and outlines of text you give.',
  asWritten: true,
  answer: work,
};

async function work(question: Question): Promise<Answer | null> {
  const { instruction, texts, earlier } = givenBy(question);
  const asked = lowered(instruction);
  // With a text right behind it, an instruction need not say that it means the text.
  const withText = instruction !== question.text.trim();
  if (asked.length > 220 || !(withText || speaksOfText.test(asked))) return null;
  const found = works.find(([pattern]) => pattern.test(asked));
  if (!found || isQuestionOfFact(asked)) return null;
  const text = textFor(question, texts.map((one) => one.text).join('\n\n'), asked, earlier);
  if (!text) return null;
  const said = await found[1](text, asked, question);
  if (!said) return null;
  const title = texts[0]?.title ?? 'The text before';
  return {
    expert: 'scribe',
    family: 'scribe',
    stance: 'answers',
    text:
      text.length < longestText
        ? said
        : `${said}\n\n(I read the first ${counted(longestText, 'character')}.)`,
    sources: [{ title }],
    confidence: 0.96,
  };
}

/** "What is the title of the book" asks the text something; "a title for this" asks for work. */
const isQuestionOfFact = (asked: string) =>
  /^(?:(?:who|when|where|which|why)\b|what (?:is|was|are|were|does|did) (?!(?:the )?(?:gist|main|key|summary|essence|word count|subject line for|takeaway)))/.test(
    asked,
  ) && !/\b(?:for (?:this|it|the following)|mistakes?|errors?|typos?|wrong with)\b/.test(asked);

/** "Make it shorter" after an answer is about the answer. */
function textFor(question: Question, given: string, asked: string, earlier: boolean): string | undefined {
  const last = question.turns.at(-1);
  const aboutLast =
    last?.role === 'assistant' &&
    /\b(?:it|that|this|shorter|the (?:summary|result|text))\b/.test(asked) &&
    (!given || earlier);
  const wasWork =
    aboutLast &&
    /summar|rewrite|fix|correct|formal|friendly|shorter|shorten|rephrase|proofread|e-?mail|filler/i.test(
      question.turns.findLast(({ role }) => role === 'user')?.content.slice(0, 200) ?? '',
    );
  if (wasWork && last.content.length > 15) return last.content.replaceAll(/\*\*|\\(?=[^\w\s])/g, '');
  return given.trim().slice(0, longestText) || undefined;
}

/** Sentences; where there is only one and it lists things, those. */
function pointsOf(text: string): string[] {
  const sentences = sentencesOf(text);
  const { items } = itemsOf(text);
  const lists =
    sentences.length === 1 && items.length > 2 && items.every((item) => item.length <= longestItem);
  return lists ? items : sentences;
}

function summarised(text: string, instruction: string): string {
  const sentences = summaryOf(text, sentencesWanted(instruction)).map(quotedSafely);
  return /bullet|points|takeaways|highlights|facts/.test(instruction)
    ? sentences.map((one) => `- ${one}`).join('\n')
    : sentences.join(' ');
}

function countsOf(text: string): string {
  const [words, sentences] = [wordsOf(text).length, sentencesOf(text).length];
  const minutes = Math.max(1, Math.round(words / 230));
  return `**${counted(words, 'word')}**, ${counted([...text].length, 'character')}, ${counted(sentences, 'sentence')}, about ${counted(minutes, 'minute')} to read.`;
}

function tone(text: string, which: Tone): string {
  const now = retoned(text, which);
  return now === text.trim()
    ? `${quotedSafely(now)}\n\n(My rules found nothing to change; a language model could do more.)`
    : quotedSafely(now);
}

async function correctedOf(text: string, _: string, { taught }: Question): Promise<string> {
  const rules = (await taught?.()) ?? [];
  return rules.length === 0 ? corrects(text) : polished(text.trim(), rules);
}

async function corrects(text: string): Promise<string> {
  const { text: now, changes, isChecked } = await corrected(text);
  const cut =
    text.length > longestChecked ? `\n\n(I checked the first ${counted(longestChecked, 'character')}.)` : '';
  if (changes.length === 0 && now === text.trim())
    return isChecked ? `I found **no mistakes**.${cut}` : notChecked;
  const list = changes
    .slice(0, 12)
    .map(({ was, now: to, why }) => `- “${quotedSafely(was)}” → “${quotedSafely(to)}”: ${quotedSafely(why)}`);
  const unchecked = isChecked ? '' : `\n\n(${notChecked})`;
  return `${quotedSafely(now)}${list.length > 0 ? `\n\n${list.join('\n')}` : ''}${cut}${unchecked}`;
}

/** Change by change, since each may be one that its writer does not want. */
async function polished(given: string, taught: readonly TaughtRule[]): Promise<string> {
  const { edits, obeyed, isChecked } = await polish(given, { taught });
  const sure = edits.filter(({ sure: isSure, now }) => isSure && now !== null);
  const lines = [
    given.length > longestPolished ? `(I checked the first ${counted(longestPolished, 'character')}.)` : '',
    obeyed > 0 ? `(${counted(obeyed, 'change')} left out by the rules that you taught.)` : '',
    isChecked || sure.length === 0 ? '' : `(${notChecked})`,
  ].filter(Boolean);
  const now = applyEdits(given, sure);
  const list = sure
    .slice(0, 12)
    .map(
      ({ was, now: to, why }) =>
        `- “${quotedSafely(was)}” → “${quotedSafely(to ?? '')}”: ${quotedSafely(why)}`,
    );
  const none = isChecked ? 'I found **no mistakes**.' : notChecked;
  const answer = sure.length === 0 ? [none] : [quotedSafely(now), list.join('\n')];
  return [...answer, ...lines].join('\n\n');
}
