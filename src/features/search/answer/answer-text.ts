/** The answer as a text to copy and keep: its sentences, their numbers, and what the numbers stand for. */
import type { SearchData } from '../data.ts';

export function answerText(data: SearchData): string {
  if (!data.known) return foundText(data);
  return data.answer ? `${data.known.text}\n\n${foundText(data)}` : data.known.text;
}

function foundText({ answer, passages, results, asked, pictures }: SearchData): string {
  if (pictures.length > 0) return `${pictures.length} pictures found.`;
  if (!answer) return results.length > 0 ? noAnswer(results.length) : nothingFound(asked);
  const sentences = answer.sentences.map(({ text, passages: ids }) => {
    const numbers = numbersOf(ids, passages);
    const words = answer.by === 'quotes' ? `“${text}”` : text;
    return `${words} ${numbers.map((number) => `[${number}]`).join('')}`;
  });
  return sentences.join('\n\n');
}

export function numbersOf(ids: readonly number[], passages: SearchData['passages']): number[] {
  return [...new Set(ids.flatMap((id) => passages.find((one) => one.id === id)?.result ?? []))];
}

const noAnswer = (count: number) =>
  `No passage answers this. ${count === 1 ? 'One result is' : `${count} results are`} close.`;

function nothingFound(asked: SearchData['asked']): string {
  const answered = asked.filter(({ state }) => state === 'answered');
  if (answered.length === 0) return 'Not searched: no source could be reached.';
  return `Not found. Asked: ${answered.map(({ title, words }) => `${title} (“${words}”)`).join(', ')}.`;
}
