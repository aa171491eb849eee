/** Speech that was written down in small letters: days, titles and whoever the letter goes to get their capitals. */
import { capital } from '#language/capital.ts';
import { role } from './who.ts';

const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;
const months =
  /\b(?:january|february|april|june|july|august|september|october|november|december)\b|\b(?:march|may)(?= (?:\d|first|second|third|\p{L}+(?:th|st|nd|rd)\b))|(?<=\b(?:of|in) )(?:march|may)\b/gu;
const titled =
  /\b(mr|mrs|ms|mister|dr|doctor|prof|professor)(\.? )(?!(?:mr|mrs|ms|dr|prof|about|and|at|for|has|if|in|is|on|or|said|says|that|the|to|was|who|will|with|from|of|as|by|my|i)\b)([a-z])/g;
const noName = `to|for|me|him|her|us|them|you|it|this|that|everyone|everybody|all|someone|somebody|anyone|the|a|an|my|our|your|his|their|mr|mrs|ms|mister|dr|doctor|prof|professor|say|tell|ask|let|remind|thank|inform|back|${role}`;
const name = String.raw`(?!(?:${noName})\b)[a-z][a-z'’-]+`;
const goesTo = new RegExp(
  String.raw`^((?:[A-Za-z]+,? ){0,8}?(?:(?:e-?mail|mail|message|letter|note|write|reply|line|text)(?: back)? to|e-?mail|write|tell|ask|remind|thank|inform|congratulate|invite) )(${name})( and ${name})?(?=[ ,.:?]|$)(?! (?:at|@) )`,
  'i',
);
/** "My boss david that …" */
const afterRole = new RegExp(
  String.raw`^((?:[A-Za-z]+,? ){0,8}?(?:to|tell|ask|for) (?:my|our|the) (?:boss|landlord|landlady|neighbou?r|colleague|teacher|manager|coach|doctor|dentist|friend|sister|brother|professor) )(${name})(?= (?:that|and|about|if|whether)\b|[,.:])`,
  'i',
);
const ownNames = new RegExp(
  String.raw`(\b(?:love|cheers|regards|best wishes),? )(${name})( and ${name})?(?=[.!]?$)`,
);

/** Where other words have capitals, whoever wrote it down knew which are names. */
const isSmall = (sentences: readonly string[]) =>
  sentences.every((sentence) => !/\s(?!I\b)\p{Lu}/u.test(sentence));

export function withCapitals(sentences: readonly string[]): string[] {
  const asked = isSmall(sentences);
  return sentences.map((sentence, at) => {
    const dated = sentence
      .replaceAll(days, capital)
      .replaceAll(months, capital)
      .replaceAll(
        titled,
        (_, title: string, gap: string, letter: string) => title + gap + letter.toUpperCase(),
      );
    const addressed = asked && at === 0 ? dated.replace(goesTo, named).replace(afterRole, named) : dated;
    return asked && at === sentences.length - 1 ? addressed.replace(ownNames, named) : addressed;
  });
}

const named = (_: string, before: string, first: string, second?: string) =>
  before + capital(first) + (second ? ` and ${capital(second.slice(5))}` : '');
