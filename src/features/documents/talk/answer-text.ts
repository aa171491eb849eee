/** The answer as a text to copy, keep and send on: each sentence leads to its passage. */
import { pageNames } from '#kit/documents/read/forms.ts';
import { href } from '#kit/href.ts';
import { placeWords } from '#kit/quotes/quote-link.ts';
import { documentAddress } from '../quote-link.ts';
import type { AnswerData, CitedPassage } from './data.ts';

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

export function answerText({ sentences, passages, isAbsent, unsupported, among }: AnswerData): string {
  const withName = among.documents.length > 1;
  const cited = (ids: readonly number[]) =>
    passages
      .filter(({ id }) => ids.includes(id))
      .map((passage) => `[${plain(placeOf(passage, { withName }))}](${addressOf(passage)})`)
      .join(' ');
  const lines = sentences.map(
    ({ text, passages: ids }) =>
      `${passages.some((one) => one.text === text) ? `“${plain(text)}”` : plain(text)} ${cited(ids)}`,
  );
  const doubted = unsupported.map((text) => `${plain(text)} *(no passage says this)*`);
  if (!isAbsent) return [...lines, ...doubted].join('\n\n');
  return [
    absentWords(among, lines.length > 0),
    ...(lines.length > 0 ? ['What comes nearest:', ...lines] : []),
  ].join('\n\n');
}

/** That something is not there is said only where nothing comes near: a sentence below may hold it in words of its own. */
export function absentWords(
  { documents, pages, isPartial, isComing = true }: AnswerData['among'],
  hasNear: boolean,
): string {
  const where = documents.length === 1 ? 'The document does' : `The ${documents.length} documents do`;
  const said = hasNear ? 'No sentence was found that surely answers this.' : `${where} not say this.`;
  const looked = `${pages.toLocaleString('en')} ${pages === 1 ? 'page was' : 'pages were'} looked through.`;
  const missing = !isPartial
    ? ''
    : isComing
      ? ' Not all of it is read yet.'
      : ' Some of it could not be read.';
  return `${said} ${looked}${missing}`;
}

/** Words of the document are never marks of ours. */
const plain = (text: string) =>
  text.replaceAll(/[\t\n]+/g, ' ').replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
