/** The answer as a text to copy, keep and send on: each sentence leads to its passage. */
import { pageNames } from '#kit/documents/read/forms.ts';
import { href } from '#kit/href.ts';
import { placeWords } from '#kit/quotes/quote-link.ts';
import { documentAddress } from '../quote-link.ts';
import type { AnswerData, CitedPassage } from './data.ts';
import { partsOf } from './shown-parts.ts';

export const addressOf = ({ document, page, block, start, end }: CitedPassage): string =>
  documentAddress(href('/document-analyzer'), document, { page, block, start, end });

/** “page iv”, “Budget”, with its document's name where there are several. */
export function placeOf(passage: CitedPassage, { withName = false } = {}): string {
  const { form, label, page, name } = passage;
  const isName = label !== null && (form === 'sheet' || form === 'book');
  const words = isName ? label : placeWords({ page }, { pageName: pageNames[form].toLowerCase() });
  const shown = !isName && label !== null ? words.replace(String(page), label) : words;
  return withName ? `${name}, ${shown}` : shown;
}

export function answerText(answer: AnswerData): string {
  const { passages, unsupported, among } = answer;
  const withName = among.documents.length > 1;
  const cited = (ids: readonly number[]) =>
    passages
      .filter(({ id }) => ids.includes(id))
      .map((passage) => `[${plain(placeOf(passage, { withName }))}](${addressOf(passage)})`)
      .join(' ');
  const paragraphs = partsOf(answer).flatMap(({ question, isAbsent, sentences }) => {
    const lines = sentences.map(
      ({ text, passages: ids }) =>
        `${passages.some((one) => one.text === text) ? `“${plain(text)}”` : plain(text)} ${cited(ids)}`,
    );
    const near = lines.length > 0 ? [closestWords, ...lines] : [];
    return [
      ...(question === null ? [] : [`**${plain(question)}**`]),
      ...(isAbsent ? [absentWords(among), ...near] : lines),
    ];
  });
  const doubted = unsupported.map((text) => `${plain(text)} *(no source for this)*`);
  return [...paragraphs, ...doubted].join('\n\n');
}

export const closestWords = 'Closest passages:';

/** Never that something is not there: a passage may hold it in words of its own. */
export function absentWords({ pages, isPartial, isComing = true }: AnswerData['among']): string {
  const looked = `${pages.toLocaleString('en')} ${pages === 1 ? 'page' : 'pages'} searched.`;
  const missing = !isPartial
    ? ''
    : isComing
      ? ' Some pages haven’t been read yet.'
      : ' Some pages couldn’t be read.';
  return `No passage clearly answers this. ${looked}${missing}`;
}

/** Words of the document are never marks of ours. */
const plain = (text: string) =>
  text.replaceAll(/[\t\n]+/g, ' ').replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
