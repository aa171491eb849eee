/**
 * What an engine wrote, without what it put around the result: a preface (“Sure! Here is …:”), a code fence, the prompt repeated, a
 * remark at the end, a shell of JSON that nobody asked for. What the given text says itself is never taken for any of these.
 */

/** Fewer letters in common with the prompt are chance. */
const leastRepeated = 40;
const longestRemark = 240;

const agreeing = String.raw`(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|great|gladly|no problem|happy to help|i['’]?d be (?:happy|glad) to(?: help| assist)?|i would be (?:happy|glad) to(?: help| assist)?)`;
const presenting = String.raw`(?:here(?:['’]s| is| are)|below (?:is|are)|the following (?:is|are))`;
const preface = new RegExp(
  String.raw`^(?:${agreeing}\b[^\n:]{0,80}?[!.,:]?\s+)?${presenting}\b[^\n:]{0,160}:[ \t]*\n*|^${agreeing}[!.,:]?[ \t]*\n+`,
  'i',
);
/** It speaks of the result, not of what the result is about. */
const remark =
  /^(?:let me know if|feel free to|would you like(?: me to)?|if you(?:['’]d| would) like|is there anything|i(?:['’]ve| have) (?:kept|made|tried)|i hope (?:this|that) helps|hope (?:this|that) helps)\b/i;
const ofTheResult =
  /\b(?:chang(?:e|es)|adjust\w*|revis\w+|edits?|another version|versions?|further|anything else|tweak\w*|tone|options|helps?)\b/i;
const fenced = /^```[\w-]*[ \t]*\n([\s\S]*?)(?:\n```[ \t]*(?:\n|$)([\s\S]*))?$/;
const shell = /^\{\s*"[\w-]{1,40}"\s*:\s*"((?:[^"\\]|\\[\s\S])*)/;

/** `given`: all that the engine was told. */
export function cleanAnswer(answer: string, given: readonly string[]): string {
  let text = answer.trim();
  for (const step of [
    withoutPrompt,
    withoutPreface,
    withoutRemark,
    withoutFence,
    withoutShell,
    withoutPreface,
  ])
    text = step(text, given).trim();
  return text;
}

/** How much of the beginning is a preface; 0 where there is none. */
export function prefaceLength(text: string, given: readonly string[]): number {
  const found = preface.exec(text)?.[0] ?? '';
  return found !== '' && !isGiven(found, given) ? found.length : 0;
}

const isGiven = (words: string, given: readonly string[]) =>
  given.some((one) => one.toLowerCase().includes(words.trim().toLowerCase()));

const withoutPreface = (text: string, given: readonly string[]) => text.slice(prefaceLength(text, given));

function withoutPrompt(text: string, given: readonly string[]): string {
  for (const one of given) {
    const said = one.trim();
    let same = 0;
    while (same < said.length && same < text.length && said[same] === text[same]) same += 1;
    if (same >= leastRepeated || (same === said.length && same >= leastRepeated / 2))
      return text.slice(same === said.length ? same : Math.max(text.lastIndexOf('\n', same), 0));
  }
  return text;
}

function withoutRemark(text: string, given: readonly string[]): string {
  const at = text.lastIndexOf('\n\n');
  const last = text.slice(at + 2).trim();
  const isRemark =
    at > 0 &&
    last.length <= longestRemark &&
    remark.test(last) &&
    ofTheResult.test(last) &&
    !isGiven(last, given);
  return isRemark ? text.slice(0, at) : text;
}

function withoutFence(text: string, given: readonly string[]): string {
  const [, inside, after = ''] = fenced.exec(text) ?? [];
  return inside === undefined || after.trim() !== '' || given.some((one) => one.includes('```'))
    ? text
    : inside;
}

function withoutShell(text: string, given: readonly string[]): string {
  const [, value] = shell.exec(text) ?? [];
  if (value === undefined || given.some((one) => one.trimStart().startsWith('{'))) return text;
  try {
    return JSON.parse(`"${value.replace(/\\$/, '').replaceAll('\n', String.raw`\n`)}"`) as string;
  } catch {
    return text;
  }
}

/** How a preface and a refusal begin. */
const openers = [
  ...'sure|certainly|of course|absolutely|okay|ok|great|gladly|no problem|happy to'.split('|'),
  ..."here|below|the following|i'd be|i would be".split('|'),
  ..."i'm sorry|i am sorry|i'm so sorry|i am so sorry|sorry|unfortunately|as an ai".split('|'),
  ..."i cannot|i can't|i can not|i won't|i will not|i must|i'm unable|i am unable|i'm not able|i am not able".split(
    '|',
  ),
];
const longestOpening = longestRemark + 80;

/** Whether the beginning may still turn out to be something that is not shown. */
export function isOpenBeginning(text: string, given: readonly string[]): boolean {
  const begin = text.trimStart();
  const plain = begin.slice(0, longestOpening).toLowerCase().replaceAll('’', "'");
  const isOpening = openers.some((opener) => opener.startsWith(plain) || isOpenedBy(plain, opener));
  if (/^(?:`{1,3}|\{)/.test(begin) || (isOpening && begin.length < longestOpening)) return true;
  return given.some((one) => one.trimStart().startsWith(begin.slice(0, leastRepeated)));
}

/** “Surely” is no “sure”. */
const isOpenedBy = (plain: string, opener: string) =>
  plain.startsWith(opener) && !/^[a-z]/.test(plain.slice(opener.length));

/** Whether a paragraph at the end may turn out to be a remark on the result. */
export const mayBeRemark = (paragraph: string) =>
  paragraph.length <= longestRemark &&
  (remark.test(paragraph) || (paragraph.length < 16 && /^(?:$|[liwfh])/i.test(paragraph)));
