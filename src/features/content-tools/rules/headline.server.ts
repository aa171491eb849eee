/** Headlines in the text's own words: its claim, its figure, its question, its topic with what is said of it. */
import { capital } from '#language/capital.ts';
import { whichLanguage } from '#language/which-language.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { clauseWithin, standing } from './clauses.ts';
import { headed, whatAndWhen } from './heading.ts';
import { mailBody } from './mail-body.ts';
import { phrasesIn } from './phrases.server.ts';
import { countCharacters, itemsOf, linesOf, sentencesIn } from './prose.ts';
import { headsOf } from './list-heads.ts';
import { heaviest } from './weigh.ts';

const longest = 70;

export function headlinesByRule({ text }: SmallInput): Written {
  const sentences = sentencesIn(mailBody(text)).filter(
    (one) => !/^(?:thanks|thank you|could you|can you|would you|please|if|i hope)\b/i.test(one),
  );
  const items = itemsOf(text);
  if (items) return fromList(items);
  const found: { text: string; note: string }[] = [];
  const add = (line: string | undefined, note: string) => {
    if (!line) return;
    const neat = line.replace(/(?<![,;:\s–—-])[,;:\s–—-]+$/, '');
    const isNew = !found.some((one) => alike(one.text, neat));
    if (isNew && countCharacters(neat) <= longest && (neat.split(/\s+/).length > 1 || isUnspaced(neat)))
      found.push({ text: neat, note });
  };
  const own = linesOf(text).find(({ lead }) => lead.includes('#'));
  add(own?.text, 'Its own heading');
  const isEnglish = whichLanguage(text) === 'en';
  const lineOf = (sentence: string) => {
    const plain = isEnglish ? headed(sentence) : sentence;
    return plain && clauseWithin(plain, longest);
  };
  if (isEnglish) add(whatAndWhen(sentences, longest), 'What and when');
  for (const place of heaviest(sentences, 4)) add(lineOf(sentences[place]!), 'What it says');
  add(lineOf(sentences[0] ?? ''), 'How it begins');
  for (const sentence of sentences.filter((one) => /\d/.test(one) && pointsNowhere(one)).slice(0, 3))
    add(lineOf(sentence), 'With a figure');
  for (const sentence of sentences.filter((one) => /[?？]$/.test(one)).slice(0, 1))
    add(`${standing(sentence)}?`, 'A question it asks');
  const quote = /[“"]([^”"\n]{12,60})[”"]/.exec(text)?.[1];
  if (quote && quote.split(' ').length > 2) add(`“${quote.replace(/[.,]$/, '')}”`, 'A quotation');
  if (isEnglish) {
    const why = sentences.find((one) => /\bbecause\b/i.test(one) && pointsNowhere(one));
    if (why) add(whyLine(why), 'The reason it gives');
    const [topic] = phrasesIn(mailBody(text), 3).filter(({ isName }) => !isName);
    for (const figure of topic ? figuresIn(sentences) : [])
      if (!figure.toLowerCase().includes(topic!.text.toLowerCase()))
        add(`${capital(topic!.text)}: ${figure}`, 'Topic and figure');
  }
  if (found.length === 0)
    return {
      text: '',
      note: 'No sentence is short enough to stand as a headline. A language model could write one.',
    };
  const choices = found
    .slice(0, 8)
    .map(({ text: line, note }) => ({ text: line, note: `${note}, ${countCharacters(line)} characters` }));
  return {
    text: choices.map((one) => `- ${one.text}`).join('\n'),
    choices,
    note: 'These are the text’s own words, so they claim nothing that it does not say. A language model could play with them.',
  };
}

function fromList(items: readonly string[]): Written {
  const line = headsOf(items, longest);
  return {
    text: `- ${line}`,
    choices: [{ text: line, note: `What is on the list, ${countCharacters(line)} characters` }],
    note: 'A list does not say what it is for. Add a sentence that does, and there is more to choose from.',
  };
}

/** "20 degrees cooler than the street": from the figure to the end of its clause. */
function figuresIn(sentences: readonly string[]): string[] {
  return sentences
    .flatMap((one) => [
      ...one.matchAll(
        /(?<![\p{L}\d.,$€£])\d[\d.,]*\d? (?!(?:january|february|march|april|may|june|july|august|september|october|november|december|and|or|but|in|on|at|to|of|is|was|has|had|it|the|an?)\b)\p{L}[^.,;:()\d]{8,44}(?=[.,;:])/giu,
      ),
    ])
    .map(([figure]) => figure.replace(/\s+(?:there|here|then|and|or)$/i, '').trim())
    .filter((figure) => figure.split(' ').length > 2)
    .slice(0, 2);
}

const isUnspaced = (line: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(line);

/** "It", "they" and "the little forest" point back: as a headline they point at nothing. */
const pointsNowhere = (sentence: string) =>
  !/^(?:it|they|he|she|this|that|these|those|there|here|then|after that|such)\b/i.test(sentence);

function whyLine(sentence: string): string | undefined {
  const [, what = ''] = /^(.{8,60}?),?\s+because\b/i.exec(sentence) ?? [];
  const plain = standing(what);
  return plain && !/\b(?:i|we|you)\b/i.test(plain)
    ? `Why ${plain.charAt(0).toLowerCase() === 't' || /^(?:A|An|Some|Many|Most|Our|My|Your|His|Her|Its|Their|This|These|No)\b/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain}`
    : undefined;
}

const alike = (a: string, b: string) =>
  a.toLowerCase().startsWith(b.toLowerCase()) || b.toLowerCase().startsWith(a.toLowerCase());
