/** Questions that a text answers. Only shapes that stay good grammar are asked; the rest becomes a sentence to complete. */
import { capital } from '#language/capital.ts';
import { whichLanguage } from '#language/which-language.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { countWords, sentencesIn } from './prose.ts';
import { weightsOf } from './weigh.ts';

const most = 8;

interface QuestionAndAnswer {
  question: string;
  answer: string;
}

const subject = String.raw`((?:the |an? |some |many |most |all |his |her |their |our |its )?[\p{L}'’ -]{3,50}?)`;
const doing = 'is|are|was|were|has|have|had|will|can|could|must|should|may';

const shapes: readonly ((sentence: string) => QuestionAndAnswer | undefined)[] = [
  // "X because Y", with a verb that can go first.
  (sentence) => {
    const [, who, verb, rest, why] =
      new RegExp(`^${subject} (${doing}) ([^,;:]{3,80}?),? because ([^.]{5,200})`, 'iu').exec(sentence) ?? [];
    if (!who || !verb || !rest || !why || pointsBack(who)) return undefined;
    return { question: `Why ${verb.toLowerCase()} ${lower(who)} ${rest}?`, answer: `Because ${why}.` };
  },
  // "X is a Y": what is X?
  (sentence) => {
    const [, who, verb, what] =
      new RegExp(`^${subject} (is|are|was|were) ((?:an?|the|one of) [^.]{6,160})`, 'iu').exec(sentence) ?? [];
    if (!who || !verb || !what || pointsBack(who) || countWords(who) > 4) return undefined;
    const isPerson = /^\p{Lu}\p{L}+ \p{Lu}/u.test(who);
    return {
      question: `${isPerson ? 'Who' : 'What'} ${verb.toLowerCase()} ${lower(who)}?`,
      answer: `${capital(what)}.`,
    };
  },
  // "In 2016, X was built": when?
  (sentence) => {
    const [, when, who, verb, rest] =
      new RegExp(
        `^(?:in|on|since|at) ([^,]{3,30}\\d[^,]{0,12}|\\d{4}),? ${subject} (${doing}) ([^.;]{3,120})`,
        'iu',
      ).exec(sentence) ?? [];
    if (!when || !who || !verb || !rest || pointsBack(who)) return undefined;
    return { question: `When ${verb.toLowerCase()} ${lower(who)} ${rest}?`, answer: `${capital(when)}.` };
  },
];

export function questionsByRule({ text }: SmallInput): Written {
  const sentences = [...new Set(sentencesIn(text))].filter(
    (one) => countWords(one) > 4 && !/[?？]$/.test(one),
  );
  const isEnglish = whichLanguage(text) === 'en';
  const weights = weightsOf(sentences);
  const order = [...sentences.keys()].toSorted((a, b) => weights[b]! - weights[a]!);
  const chosen = order
    .flatMap((place) => {
      const sentence = sentences[place]!;
      const pair = (isEnglish && shapes.map((shape) => shape(sentence)).find(Boolean)) || gap(sentence);
      return pair ? [{ place, ...pair }] : [];
    })
    .slice(0, most)
    .toSorted((a, b) => a.place - b.place);
  if (chosen.length === 0)
    return {
      text: '',
      note: 'No facts found to ask about by rule. A language model could ask about ideas.',
    };
  return {
    text: chosen.map(({ question, answer }, at) => `${at + 1}. ${question}\n   → ${answer}`).join('\n'),
    choices: chosen.map(({ question, answer }) => ({ text: question, note: answer })),
    note: 'Each is answered by a sentence in the text. A language model could also ask deeper questions.',
  };
}

/** A figure or a name is taken out of the sentence; the first word of one is not, since its capital says nothing. */
function gap(sentence: string): QuestionAndAnswer | undefined {
  const figure =
    /(?<![\p{L}\d])(?:\d[\d.,]*\d|\d+)(?:\s?(?:%|€|\$|£|percent|per cent|euros?|dollars?|metres?|kilometres?|degrees|years?|days?|times|Prozent|Euro|Grad|Jahre|pour cent|ans|años|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?))?/iu.exec(
      sentence,
    );
  const name = figure ? null : /(?<=\p{Ll}[,]? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}/u.exec(sentence);
  const match = figure ?? name;
  if (!match || match[0].length < 1) return undefined;
  const blank = `${sentence.slice(0, match.index)}____${sentence.slice(match.index + match[0].length)}`;
  return { question: capital(blank), answer: match[0] };
}

const pointsBack = (who: string) =>
  /^(?:it|they|he|she|this|that|these|those|there|who|which|we|i|you)\b/i.test(who.trim()) ||
  /\b(?:that|which|who)\b/i.test(who);
const lower = (who: string) =>
  /^(?:The|An?|Some|Many|Most|All|His|Her|Their|Our|Its)\b/.test(who)
    ? who.charAt(0).toLowerCase() + who.slice(1)
    : who;
