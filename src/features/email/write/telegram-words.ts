/** Words of points that are typed in haste, and what of a sentence they lack. */
export const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What somebody does whose "I" was left out. */
export const mine =
  "cannot|can|can[’']t|will|won[’']t|need|want|would like|have|had|hope|found|sent|got|received|forgot|plan|prefer|agree|accept|booked|paid|ordered|called|waited|look forward|am|was|could not|couldn[’']t|did not|didn[’']t";
/** What the other is asked to do; also words that are things stand here only before what one does something to. */
export const yours =
  'bring|send|call|check|sign|pay|confirm|reply|answer|come|print|book|order|review|update|fix|prepare|forward|share|upload|return|remember|keep|tell|let|give|write|use|wait';
export const article =
  'the|a|an|my|our|your|his|her|their|this|that|these|those|some|any|no|all|every|each|both|two|three|\\d+';
/** Things that are asked for by name: the reader knows which. */
export const known =
  'agenda|invoice|contract|report|draft|list|plan|budget|offer|quote|files?|photos?|documents?|link|form|slides|minutes|address|keys?|receipt|schedule|programme|program';
export const done =
  'accepted|rejected|moved|postponed|cancelled|canceled|delayed|rescheduled|confirmed|approved|booked|sent|paid|signed|shipped|finished|published|sold|damaged|lost';
export const being =
  'late|ready|welcome|done|broken|missing|closed|open|full|fine|attached|unclear|free|sick|ill|wrong|correct|complete|incomplete|urgent|optional|too \\p{L}+|not (?:ready|working|possible|done|here|clear)';
/** No thing begins with these: whoever does something, and what they do. */
const noBeginning = String.raw`(?!(?:i|we|you|he|she|it|they|there|here|what|who|when|where|how|which|everything|nothing|something|everyone|nobody|please|also|and|but|so|if|because|then|just|still|already|maybe|not|never|only|meet|go|see|leave|arrive|talk|speak|fly|travel|stay|live|stop|let|make|get|take|put|say|ask|tell|have|do|be|is|are|was|were)(?:['’]\p{L}+)?\b)`;
/** A thing without its article; its first word is small, so it is no name. */
export const thing = String.raw`${noBeginning}((?:(?:${article}) )?\p{Ll}[\p{L}’'-]*(?: (?!(?:the|a|an|my|our|your|his|her|their|this|that|no|is|are|was|were|has|have|had|will|can|to|of|for|in|on|at|by|and|or|with|from)\b)[\p{L}\d’'#-]+){0,2}?)`;

export const noThing =
  /^(?:i|we|you|he|she|it|they|this|that|there|here|what|who|when|where|how|which|everything|nothing|something|everyone|nobody|one|the|a|an|my|our|your|his|her|their|some|no|all|today|tomorrow|tonight|now|then|also|and|but|so|if|because|please|lunch|dinner|breakfast|work|time|water|food|money|\p{L}+ing|\p{L}+ly)\b/iu;
export const hasVerb = (text: string) =>
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|do|does|did|should|must)\b/.test(text);
export const isMany = (what: string) => /(?<!s|u|i)s$/.test(what) || / and /.test(what);
/** Only these get an article: an unknown word may be a name that was typed in haste. */
const things = new Set(
  'account address agenda app appointment article bathroom battery bill booking box budget building bus cable call camera car catering class client code computer concert contract copy course customer date deadline delivery demo design desk dinner document door draft engine event exam fair fee file film flight form garden gate hall heating hotel house internet interview invoice kitchen laptop launch lease lesson lift link list location machine meeting menu newsletter oven office offer order package parcel parking party password payment phone plan plumber poster presentation price printer product programme project proposal quote receipt refund release rent repair report reservation retro review road roof room sale sample schedule school screen server session shipment shop show site sketch speaker start stock store street survey system table talk task team tenant test text ticket title tool tour train trip update van venue version video visit washing-machine website weekend window workshop'.split(
    ' ',
  ),
);
const isThing = (what: string) => things.has(what.split(' ').at(-1)!.toLowerCase());
export const the = (what: string) =>
  new RegExp(String.raw`^(?:${article})\b`, 'i').test(what) || !isThing(what) ? what : `the ${what}`;
export const lower = (text: string) =>
  /^(?:I\b|\p{Lu}\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "Need new appointment": one of a thing that can be counted. */
const oneOf = new RegExp(
  String.raw`^((?:new|second|different|quick|full|longer|shorter|short|bigger|smaller|larger|cheaper|replacement|refund|appointment|meeting|call|room|table|seat|ticket|copy|visa|reply|answer|day|week|month|projector|receipt|quote|discount)\b(?!s\b).*)$`,
  'i',
);
export const withArticle = (rest: string) =>
  /^(?:new|second|different|full|longer|shorter|short|bigger|smaller|larger|cheaper) \p{L}+s\b(?<!ss)/iu.test(
    rest,
  )
    ? rest
    : rest.replace(oneOf, 'a $1');
