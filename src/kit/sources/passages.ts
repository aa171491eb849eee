/** A text as passages of a few sentences, each whole: what is quoted from it stands in it word for word. */
import { sentencesOf } from '#language/sentences.ts';

export interface Passage {
  text: string;
  sentences: string[];
}

const fullPassage = 420;
/** And so the longest passage: one that holds several is shorter. */
export const longestSentence = 600;
const mostPassages = 60;

export function passagesOf(paragraphs: readonly string[]): Passage[] {
  const passages: Passage[] = [];
  for (const paragraph of paragraphs) {
    let open: string[] = [];
    const close = () => {
      if (open.length > 0) passages.push({ text: open.join(' '), sentences: open });
      open = [];
    };
    for (const sentence of sentencesIn(paragraph)) {
      if (open.length > 0 && open.join(' ').length + sentence.length > fullPassage) close();
      open.push(sentence);
    }
    close();
    if (passages.length >= mostPassages) break;
  }
  return passages.slice(0, mostPassages);
}

/** A sentence that never ends is a table or a menu. */
function sentencesIn(paragraph: string): string[] {
  return sentencesOf(paragraph).filter((sentence) => sentence.length <= longestSentence);
}
