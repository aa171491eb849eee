/** Where a line may break within what has no spaces: Thai between its words, Chinese and Japanese between nearly all signs. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });
/** No line begins with one of these, and none ends with one of those. */
const closing = /^[\p{Pe}\p{Pf}、。，．！？：；・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;%…]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

export function breakable(text: string): string[] {
  if (!withoutSpaces.test(text)) return [text];
  const parts: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && (closing.test(segment) || opening.test(last)))
      parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
}
