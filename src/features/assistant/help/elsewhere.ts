/** What shows that a message is no question about this place. */

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

/** Work to be done on the spot, on a text or on us, and not a question. */
export const isTask = (message: string) => works.test(message.trim());
