/** Speech that was heard without marks: its sentences are told apart where that is sure, and nowhere else. */
import { capital } from '#language/capital.ts';
import { sentencesOf } from '#language/sentences.ts';

/** A sentence of more words, with no mark in it, is several. */
const longestSentence = 14;

/** After these, what follows belongs to them. */
const leadsOn =
  /\b(?:and|or|but|so|if|whether|when|while|as|how|what|where|which|who|why|that|than|because|since|until|unless|although|though|with|of|to|for|from|about|at|in|on|by|after|before|during|think|know|knew|say|said|says|hope|sure|believe|guess|see|told|tell|ask|asked|wonder|many|no|give|my|our|your|his|her|their|special|the|a|also|please|then|can|could|will|would|not|yes|i|we|you|they|hey|hi|hello|okay|ok|right|well)$/i;

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** After a day, an hour or an amount, whoever does something begins a sentence. */
const complete = String.raw`(?<=\b(?:${weekday}|today|tomorrow|yesterday|tonight|now|yet|soon|again|instead|politely|[ap]m|o['’]clock|morning|afternoon|evening|weekend|spring|summer|autumn|winter|of (?:january|february|march|april|may|june|july|august|september|october|november|december)|zero|one|two|three|four|five|six|seven|eight|nine|ten|degrees|euros|dollars|pounds|percent|(?:is|are|was|were) (?:wrong|late|broken|missing|fine|ready|great|good|done|closed|open|full|empty|sick|ill))\s)`;
/** "The cake we will bring" is one thing. */
const notOfThing = String.raw`(?<!\b(?:the|an?|that|what|which|whatever|everything|all|if|when|as|and|but|so)\s(?:\p{L}+\s)?)`;
const starts = [
  String.raw`(?:could|would|can) you\b(?! (?:believe|imagine)\b)`,
  String.raw`please\b(?! (?:me|him|her|them|us|you|everyone)\b)`,
  String.raw`let (?:me|us) know\b`,
  String.raw`(?:also )?(?:say (?:that|I|we|it|the)|ask (?:if|whether|him|her|them)|(?:tell|remind|thank) (?:him|her|them))\b`,
  String.raw`the (?:offer|price|deadline) is\b`,
  String.raw`my (?:phone |new |mobile )?(?:number|address) is\b`,
  String.raw`thanks(?:$| (?:for|in advance|a lot|so much|very much|again)\b)`,
  String.raw`(?:I|we) would (?:love|like) to \w+ (?:you|it|them|him|her|the|an?|your|our|with)\b`,
  String.raw`it (?:arrived|came)\b`,
  String.raw`${weekday}(?: or ${weekday})?(?: \w+)? would (?:be|suit|work)\b`,
  String.raw`${complete}(?:I|we|you|they|it|there) (?:am|are|is|was|were|have|has|had|will|would|can|cannot|could|need|hope|want|think|charged|sent|asked)\b`,
  String.raw`${complete}\p{L}+ will \p{L}+`,
  String.raw`${notOfThing}(?:I|we) (?:will|can|cannot)\b`,
  String.raw`${complete}(?:the|my|our) \w+(?: \w+)? (?:is|are|was|were|has|have|will|starts|costs)\b`,
];
const begins = new RegExp(String.raw`\s+(?=(?:${starts.join('|')}))`, 'giu');

/** "… best Anna", at the very end. */
const closing =
  /^(.*\S)[\s,]+((?:all the best|(?:best|kind|warm) (?:regards|wishes)|yours sincerely|cheers|(?<!\b(?:the|my|our|your|at|is|are|was|like|likes|liked|know|knows|work|works)[\s,]{1,4})best|(?<!\b(?:i|we|they|to|in|of|with|my|our|your|the|would|will)[\s,]{1,4})(?<!(?<!\b(?:for|to|with|of|from) )\byou[\s,]{1,4})love),? \p{Lu}[\p{L}'’-]+(?: (?:and )?\p{Lu}[\p{L}'’-]+)?)[.!]?$/su;

export function toldApart(sentences: readonly string[]): string[] {
  const last = closing.exec(sentences.at(-1) ?? '');
  const before = last ? [...sentences.slice(0, -1), ended(last[1]!)] : sentences;
  const apart = before.flatMap((sentence) => (isRunOn(sentence) ? broken(sentence) : [sentence]));
  return last ? [...apart, ended(capital(last[2]!))] : apart;
}

const isRunOn = (sentence: string) =>
  sentence.split(/\s+/).length > longestSentence &&
  !/[,;:–—!?]|\.\s/.test(sentence) &&
  sentencesOf(sentence).length === 1;

function broken(sentence: string): string[] {
  const text = sentence.replace(/\.$/, '');
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(begins)) {
    if (leadsOn.test(text.slice(from, index))) continue;
    parts.push(text.slice(from, index));
    from = index + gap.length;
  }
  return [...parts, text.slice(from)].map((part) => ended(capital(part)));
}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
