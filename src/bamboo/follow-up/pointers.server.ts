/** Words that point back: "its currency", "that country", "there". */
import { wordQuestionsOf } from '../experts/lexicon/questions.ts';
import { mentionsIn, type Kind } from './mentions.server.ts';

/** The one thing a question was about; where it asked "which country", the one in the reply. Of several, none is taken. */
export function subjectOf(known: string, reply: string, kinds: readonly Kind[]): string | undefined {
  const asksForOne =
    /\b(?:which|what) (?:country|nation|element|planet|city)\b|\bcapital of (?:which|what)\b|^(?:who|which|what) is the (?:largest|biggest|smallest|most)/.test(
      known,
    );
  const namesIn = (texts: readonly string[]) => {
    const mentions = texts.flatMap(mentionsIn).filter(({ kind }) => kinds.includes(kind));
    return [...new Set(mentions.map(({ text }) => text))];
  };
  const inQuestion = namesIn([known]);
  const bold = () => [...reply.matchAll(/\*\*([^*]{2,60})\*\*/g)].map(([, text]) => text!.toLowerCase());
  const inReply = asksForOne || inQuestion.length === 0 ? namesIn(bold()) : [];
  const names = inReply.length > 0 ? inReply : inQuestion;
  return names.length === 1 ? names[0] : undefined;
}

const nothingMeant =
  /\b(?:time|day|date|year|month|week|weekday|hour) (?:is|was|will) it\b(?! there)|\bis it (?:possible|going|true that|raining|safe|ok)\b|\bthere (?:is|are|was|were)\b|\b(?:is|are|were|was) there\b|\bit takes?\b/;

/** "Its currency", "that country", "there", "what does it mean". */
export function withPointers(plain: string, known: string, reply: string): string {
  if (
    !/\b(?:its|it|there|their|they|that country|this country|the country|that city|that place|that word|this word|that element|that planet|one)\b/.test(
      plain,
    )
  )
    return plain;
  const country = subjectOf(known, reply, ['country']);
  const place = country ?? subjectOf(known, reply, ['city']);
  const thing = place ?? subjectOf(known, reply, ['element', 'planet']);
  const [word] = wordQuestionsOf(known).map((one) => one.word);
  let text = plain;
  if (place)
    text = text
      .replace(/\b(?:that|this|the) (?:country|place|city|nation)\b/, place)
      .replace(/(?<!\b(?:is|are|was|were) )\b(?:in |over )?there\b(?! (?:is|are))/, `in ${place}`)
      .replace(/\bis it (?:in )?there\b/, `is it in ${place}`);
  if (nothingMeant.test(text)) return text;
  const meant = thing ?? word;
  if (!meant) return text;
  return text
    .replace(/\b(?:its|their) (?=\w)/, `${meant}'s `)
    .replace(/\b(?:that|this) (?:word|element|planet)\b/, meant)
    .replace(/\bit\b(?!')/, meant);
}
