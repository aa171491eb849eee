/** Whether something is to be put into another language, which nothing built in can do. */
const languages =
  'afrikaans|albanian|amharic|arabic|armenian|basque|bengali|bosnian|bulgarian|cantonese|catalan|chinese|croatian|czech|danish|dutch|esperanto|estonian|farsi|finnish|french|gaelic|georgian|german|greek|gujarati|hausa|hebrew|hindi|hungarian|icelandic|igbo|indonesian|irish|italian|japanese|khmer|korean|latin|latvian|lithuanian|malay|maltese|mandarin|mongolian|nepali|norwegian|pashto|persian|polish|portuguese|punjabi|romanian|russian|serbian|slovak|slovenian|somali|spanish|swahili|swedish|tagalog|tamil|telugu|thai|turkish|ukrainian|urdu|uzbek|vietnamese|welsh|yiddish|yoruba|zulu';

const forms = [
  /^(?:(?:please|can you|could you|would you|will you|i want you to|i need you to)\s+)*translate\b/,
  /^(?!define|what|synonyms?|opposite|meaning).*\btranslate(?: it| this| that)?[.?!]?$/,
  /^translation (?:of|for)\b/,
  new RegExp(`\\b(?:say|write|spell|call|called|put) .{1,80} in(?:to)? (?:${languages})\\b`),
  new RegExp(`\\b(?:${languages}) (?:word|words|phrase|translation|expression|term) (?:for|of)\\b`),
  new RegExp(`\\b(?:word|phrase|term) for .{1,60} in (?:${languages})\\b`),
  new RegExp(`\\b(?:mean|means|meaning)\\b.{0,60} in (?:${languages})[.?!]?$`),
  new RegExp(`^(?:and |now |then )?in(?:to)? (?:${languages})(?:[.?!]?$|:)`),
  // "house in spanish": nothing but the words, or "what is" before them.
  new RegExp(
    `^(?:what is |what's )?(?:(?!\\b(?:who|when|where|how|which|why|did|written|spoken)\\b).){1,60} in (?:${languages})[.?!]?$`,
  ),
  new RegExp(`^(?:${languages}) for \\w+`),
];

/** What is wanted stands at the beginning. */
const longestRead = 300;

export const wantsTranslation = (text: string) => {
  const plain = text.slice(0, longestRead).toLowerCase().trim();
  return forms.some((form) => form.test(plain));
};
