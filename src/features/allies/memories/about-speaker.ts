/** Whether a sentence is about whoever says it: “I live in Oslo”, “call me Ada”. What a business remembers is about nobody in it. */
export const isAboutSpeaker = (text: string): boolean => /\b(?:i|me|my|mine|myself)\b/i.test(text);
