/** An overview as a text to copy, keep and send on: each line leads to its passage. */
import { pageNames } from '#kit/documents/read/forms.ts';
import type { Passage } from '#kit/documents/read/document.ts';
import { href } from '#kit/href.ts';
import { placeWords } from '#kit/quotes/quote-link.ts';
import { documentAddress } from '../quote-link.ts';
import type { OverviewData } from './data.ts';

export function overviewText(data: OverviewData): string {
  const { document, summary, written, keyPoints, asks, people, organisations, places, dates, amounts } = data;
  const cited = (place: Passage) => {
    const words = placeWords(place, { pageName: pageNames[document.form].toLowerCase() });
    return `[${words}](${documentAddress(href('/document-analyzer'), document.id, place)})`;
  };
  const part = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${heading}\n\n${lines.join('\n')}`] : [];
  const line = (statement: Passage & { text: string }) => `- ${plain(statement.text)} (${cited(statement)})`;
  const names = (list: OverviewData['people']) =>
    list
      .slice(0, 12)
      .map(({ text, places: [first] }) => (first ? `${plain(text)} (${cited(first)})` : plain(text)));
  return [
    ...part(
      'Summary',
      written
        ? written.sentences.map(({ text, places: at }) => `${plain(text)} ${at.map(cited).join(' ')}`)
        : summary.map(line),
    ),
    ...part('Key points', keyPoints.map(line)),
    ...part(
      'Action items',
      asks.map(
        (ask) => `- ${plain(ask.text)}${ask.dayWords ? `: **${plain(ask.dayWords)}**` : ''} (${cited(ask)})`,
      ),
    ),
    ...part('People', names(people).length > 0 ? [names(people).join(', ')] : []),
    ...part('Organisations', names(organisations).length > 0 ? [names(organisations).join(', ')] : []),
    ...part('Places', names(places).length > 0 ? [names(places).join(', ')] : []),
    ...part('Dates', names(dates).length > 0 ? [names(dates).join(', ')] : []),
    ...part('Amounts', names(amounts).length > 0 ? [names(amounts).join(', ')] : []),
  ].join('\n\n');
}

/** Words of the document are never marks of ours. */
const plain = (text: string) => text.replaceAll('\t', ' ').replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
