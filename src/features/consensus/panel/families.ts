/** Families of Bamboo that are distinguished from others. */
const ofOneText = new Set(['given text', 'scribe']);

/** All of its members read what the person gave, so none of them knows more than that. */
export const readsOneText = (family: string) => ofOneText.has(family);

/** Its answers are texts made from the one that was given. */
export const rewrites = (family: string) => family === 'scribe';

/** A greeting is answered, and nobody expects a consensus on it. */
export const isSmallTalk = (family: string) => family === 'small-talk';

/** Dictionaries list senses, the most common first; few of them are put alike in two. */
const dictionaries = new Set(['wordnet', 'webster-1913']);
export const isDictionary = (family: string) => dictionaries.has(family);

/** The one that speaks as people do today. */
export const isModernDictionary = (family: string) => family === 'wordnet';
