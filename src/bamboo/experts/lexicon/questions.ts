/** What is asked of which word. */
import { wholePatterns } from '#language/patterns.ts';

export type Relation =
  | 'define'
  | 'what-is'
  | 'who-is'
  | 'where-is'
  | 'synonyms'
  | 'antonyms'
  | 'kinds'
  | 'parts'
  | 'example'
  | 'speech'
  | 'plural'
  | 'past'
  | 'participle'
  | 'gerund'
  | 'comparative'
  | 'superlative'
  | 'singular'
  | 'spelling'
  | 'born'
  | 'died'
  | 'measure';

export interface WordQuestion {
  relation: Relation;
  word: string;
}

const word =
  "(?:the (?:word|term|noun|verb|adjective|expression) )?[\"']?([\\p{L}][\\p{L}\\d .'-]{0,50}?)[\"']?";
const patterns = wholePatterns<Relation>([
  [
    `define ${word}|definition (?:of|for) ${word}|${word}:? definition|(?:what is|give|find|look up) (?:me )?(?:the |a )?(?:dictionary )?(?:definition|meaning|sense) (?:of|for) ${word}`,
    'define',
  ],
  [
    `what (?:does|do|did|is) ${word} (?:mean|stand for|signify|meant)|what is meant by ${word}|meaning of ${word}|${word} meaning|explain (?:the (?:meaning|word|term) (?:of )?)?${word}|look up ${word}|what does it mean (?:to (?:be )?|if (?:someone|something|somebody) is )${word}|what do (?:people|you|they|we) mean by ${word}`,
    'define',
  ],
  [
    `(?:what (?:is|are)|give(?: me)?|list|find|name|show)? ?(?:some |a |an |all |the )?(?:synonyms?|similar words?|other words?|another word|alternative(?: word)?s?|different words?|words? (?:similar to|like|that means? the same as|with the same meaning as)) ?(?:of|for|to|as|with)? ${word}|${word} synonyms?|what (?:words? )?(?:means|mean) the same as ${word}|what is (?:a|another) (?:synonym|word|way (?:of saying|to say)|term) (?:of|for)? ?${word}|another way (?:of saying|to say) ${word}|how else (?:can|could) (?:i|you) say ${word}`,
    'synonyms',
  ],
  [
    `(?:what (?:is|are)|give(?: me)?|list|find|name|show)? ?(?:some |a |an |the |all )?(?:antonyms?|opposites?|contrary|reverse|opposite words?|word opposite)(?: meaning)? ?(?:of|for|to)? ${word}|${word} (?:antonyms?|opposite)|what is (?:an|the) (?:antonym|opposite) (?:of|to|for) ${word}|(?:what|which)(?: word)? (?:means|is|has) (?:the )?(?:opposite|contrary|reverse|antonym)(?: meaning)? (?:of|to) ${word}`,
    'antonyms',
  ],
  [
    `(?:what (?:are|is)|give(?: me)?|list|name|show)? ?(?:some |the |different |all )*(?:types|kinds|sorts|examples|varieties) of ${word}|what (?:types|kinds|sorts) of ${word} (?:are there|exist)`,
    'kinds',
  ],
  [
    `(?:what (?:are|is)|list|name)? ?(?:the )?parts of (?:an? |the )?${word}|what (?:is|are) (?:an? |the )?${word} made (?:up )?of|what parts does (?:an? |the )?${word} have`,
    'parts',
  ],
  [
    `(?:use|put) ${word} in a sentence|(?:give(?: me)?|show(?: me)?|what is|make) (?:an? |some )?(?:example )?sentences? (?:with|using|for|of|containing) ${word}|(?:an? )?example (?:sentence )?(?:with|using|for|of) ${word}|example of using ${word}`,
    'example',
  ],
  [
    `what (?:part of speech|word class|kind of word) is ${word}|(?:what is the )?part of speech of ${word}|is ${word} (?:an? )?(?:noun|verb|adjective|adverb)(?: or an? (?:noun|verb|adjective|adverb))?`,
    'speech',
  ],
  [
    `(?:what is )?(?:the )?plural (?:form )?(?:of|for) ${word}|${word} (?:in )?(?:the )?plural|how do (?:you|i) (?:say|write|make) ${word} (?:in the )?plural`,
    'plural',
  ],
  [
    `(?:what is )?(?:the )?past participle (?:form )?(?:of|for) (?:the verb )?(?:to )?${word}|${word} past participle`,
    'participle',
  ],
  [
    `(?:what is )?(?:the )?(?:simple )?past (?:simple |tense |form )?(?:form )?(?:of|for) (?:the verb )?(?:to )?${word}|${word} (?:in )?(?:the )?past(?: tense| simple)|how do (?:you|i) (?:say|write) ${word} in the past(?: tense)?`,
    'past',
  ],
  [
    `(?:what is )?(?:the )?(?:gerund|present participle|-?ing[ -]form)(?: form)? (?:of|for) (?:to )?${word}`,
    'gerund',
  ],
  [
    `(?:what is )?(?:the )?comparative(?: (?:form|degree))? (?:of|for) ${word}|${word} comparative`,
    'comparative',
  ],
  [
    `(?:what is )?(?:the )?superlative(?: (?:form|degree))? (?:of|for) ${word}|${word} superlative`,
    'superlative',
  ],
  [`(?:what is )?(?:the )?singular(?: form)? (?:of|for) ${word}|${word} singular`, 'singular'],
  [
    `how (?:do (?:you|i|we)|is|to) spell(?:ed|ing)? ${word}|how is ${word} spell?(?:ed|t)|(?:what is )?(?:the )?(?:correct |right )?spelling of ${word}|is ${word} (?:spelled|spelt) (?:correctly|right)|is ${word} (?:an? )?(?:real |english |actual )?word|how do (?:you|i) write ${word}`,
    'spelling',
  ],
  [
    `when (?:was|were|is) ${word} born|(?:what is )?(?:the )?(?:birth year|year of birth|birth date|date of birth) of ${word}|(?:in )?(?:what|which) year was ${word} born|when did ${word} live`,
    'born',
  ],
  [
    `when did ${word} die|(?:in )?(?:what|which) year did ${word} die|(?:when was )?(?:the )?death of ${word}|when was ${word} killed`,
    'died',
  ],
  [`who (?:is|was|were|are) (?:the )?${word}`, 'who-is'],
  [`where (?:is|are|was|lies|does) (?:the )?${word}(?: (?:located|situated|lie|found))?`, 'where-is'],
  [
    `how (?:high|tall|long|deep) is (?:the )?${word}|(?:what is )?(?:the )?(?:height|length|elevation|altitude|depth) of (?:the )?${word}`,
    'measure',
  ],
  [
    `what (?:kind|type|sort) of (?:[a-z]+ )?(?:is|are) (?:an? |the )?${word}|what (?:is|are|was|were) (?:exactly )?(?:an? |the )?${word}|what an? ${word} is|what ([a-z]{6,20}) (?:is|are|means)|tell me (?:what|about) (?:an? |the )?${word}`,
    'what-is',
  ],
]);

/** Not questions for a dictionary. */
export const tooLarge = /\bmeaning of (?:my |the |our )?(?:life|everything|existence|it all|universe)\b/;

export function wordQuestionsOf(plain: string): WordQuestion[] {
  if (tooLarge.test(plain)) return [];
  return patterns.flatMap(([pattern, relation]) => {
    const match = pattern.exec(plain);
    const found = match?.slice(1).find((part) => part !== undefined);
    return found ? [{ relation, word: bare(found) }] : [];
  });
}

const bare = (word: string) =>
  word
    .replace(/^(?:an?|the|to) (?=\S)/, '')
    .replaceAll(/^["']|["']$/g, '')
    .trim();

/** "Is a whale a mammal?" */
export function kindQuestionOf(plain: string): { one: string; other: string } | undefined {
  const match =
    /^(?:is|are) (?:an? |the )?([a-z][a-z' -]{1,40}?) (?:(?:a|an|a kind of|a type of|a sort of|considered an?) |considered )([a-z][a-z -]{1,40}?)$|^are ([a-z]{3,30}) ([a-z]{3,30}s)$/.exec(
      plain,
    );
  if (!match) return undefined;
  return {
    one: (match[1] ?? match[3])!,
    other: (match[2] ?? match[4])!.replace(/^(?:kind|type|sort) of (?:an? )?/, ''),
  };
}
