/** What shows that a message is no question about this place. */
import { mentionsProduct } from '#bamboo/library.ts';

const products =
  'airbnb alexa amazon android apple bing canva chrome discord dropbox ebay edge excel facebook firefox fortnite github gitlab ' +
  'gmail hotmail icloud instagram ios iphone kindle linkedin linux macos messenger minecraft netflix notion onedrive outlook ' +
  'paypal photoshop pinterest playstation powerpoint reddit roblox safari shopify signal siri skype slack snapchat spotify steam ' +
  'teams telegram tiktok tinder twitch twitter uber venmo whatsapp wikipedia windows wordpress xbox yahoo youtube zoom';
/** The animal rather than ours. */
const nature = 'china chinese cub cubs endangered extinct habitat mammal species wild wildlife zoo';

const outside = new Set(`${products} ${nature}`.split(' '));

/** Things of the world outside that are named: a question about one of them is for articles that speak of it, too. */
export const namesOutside = (words: readonly string[]) => words.filter((word) => outside.has(word));

const works =
  /^(?:please |pls |now |(?:can|could) you )*(?:(?:summari[sz]e|rewrite|rephrase|paraphrase|proofread|correct|shorten|repeat|translate) (?:this|that|these|it|everything|the (?:following|text|grammar|mistakes|spelling))\b|translate .{1,200} (?:in)?to\b|(?:ignore|disregard) (?:all|your|any|the|previous|earlier)\b|you are now\b)/i;

/** Words for work on a text; after a colon, a quotation mark or on the next line stands what it is to be done on. */
const textWork =
  /\b(?:(?:upper|lower|title|sentence|capital)[ -]?(?:case|letters?)|shorte[nr]\w*|longer|simpler|formal|politer?|concise|words?|letters?|characters?|lines?|sentences?|numbers?|dates?|names?|e-?mails?(?: addresses)?|links?|urls?|sort\w*|order|alphabetical\w*|alphabeti[sz]e|duplicates?|dedupe|count|extract|find|list|pull|remove|reverse|rewrite|rephrase|summari[sz]e|translate|fix|correct|proofread|grammar|spelling|spelled|spelt|capitali[sz]e|text|paragraph|vowels?|backwards)\b/i;
const withText = /[:\n“"]\s*\S/;

/** Work to be done on the spot, on a text or on us, and not a question. */
export function isTask(message: string): boolean {
  const text = message.trim();
  if (works.test(text)) return true;
  const at = text.search(withText);
  return at > 0 && (textWork.test(text.slice(0, at)) || textWork.test(text.split('\n').at(-1)!));
}

/** The form of a question about the world: it speaks of nobody here. */
const general =
  /^(?:(?:and|so|ok|please|hi|hello|hey|tell me|can you tell me|do you know)[, ]+)*(?:what(?:'?s| is| are| was| were| do| does| did| part| time| year)|who(?:'?s| is| are| was| were| wrote| won| invented)|why (?:is|are|do|does|did)|when (?:is|was|did|do|does)|where (?:is|are|was|do|does|did)|how (?:many|much|long|far|old|tall|big|high|deep|fast|heavy|do|does|did|is|are|was)|is|are|was|were|does|do|did|which|define|compare|difference|the difference|should|convert|calculate|solve|explain)\b/i;
const someoneHere =
  /\b(?:i|im|i'm|i'd|i've|me|my|mine|we|us|our|you|your|youre|you're|yours|u|here|this|that|these|it|its|frenly|site|website|page|pages|button|account|login|password|admin|api|server|engine|engines|model|models|settings|members?|guests?|tab|panel|credits?|profile|key|keys)\b/i;
/** Whoever asks for advice means life, not this place. */
const advice =
  /^(?:should|would|could) (?:i|we) (?:\w+ ){0,2}(?:my|a|an|the|it|him|her|them)?\b|^should (?:i|we)\b/i;

/** About the world rather than about this place, by its form. */
export const isOfTheWorld = (message: string) => {
  const text = message.trim();
  if (mentionsProduct(text)) return false;
  return (general.test(text) && !someoneHere.test(text)) || advice.test(text);
};
