/** Texts in passages of a few sentences: what is found, quoted and compared by meaning. */
import { sentencesOf } from '#language/sentences.ts';

/** About what the model reads at once. */
const wanted = 600;
const longest = 900;
/** Of one thing; nobody looks for what is deeper in. */
export const mostPassages = 200;

/** Headings, tags and code stay apart from the sentence that follows them: it is quoted word for word. */
const isEnded = /[.!?…]["'”’)]?$/;

/** At least one, even of nothing: a title can be found, too. */
export function passagesOf(text: string): string[] {
  const passages: string[] = [];
  let open = '';
  for (const piece of piecesOf(text)) {
    if (open && open.length + piece.length > wanted) {
      passages.push(open);
      if (passages.length === mostPassages) return passages;
      open = '';
    }
    open = open ? `${open}${isEnded.test(open) ? ' ' : '\n\n'}${piece}` : piece;
  }
  if (open || passages.length === 0) passages.push(open);
  return passages;
}

/** Sentences; what has none that end is cut. */
function* piecesOf(text: string) {
  for (const sentence of sentencesOf(text)) {
    const plain = sentence.replaceAll(/\s+/g, ' ').trim().toWellFormed();
    for (let at = 0; at < plain.length; at += longest) yield plain.slice(at, at + longest).toWellFormed();
  }
}
