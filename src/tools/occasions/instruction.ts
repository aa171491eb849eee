/** Words that tell somebody else what to write, instead of saying it: “Tell my landlord that …”. */

const asking = String.raw`(?:(?:please|can you|could you|would you|i (?:want|need) you to|i['’]d like you to|help me(?: to)?)\s+)*`;
const notMe = String.raw`(?!(?:me|us|you|yourself|yourselves)\b)`;
const someone = String.raw`(?:[\p{L}'’-]+\s+){1,5}?`;
const instruction = new RegExp(
  `^${asking}(?:(?:tell|inform|ask|remind)\\s+${notMe}\\p{L}|write\\s+(?:(?:an?\\s+)?(?:\\p{L}+\\s+){0,2}(?:e-?mail|message|note|reply|letter|text)\\s+)?to\\s+${notMe}\\p{L}|(?:send|write)\\s+(?:an?\\s+)(?:\\p{L}+\\s+){0,2}(?:e-?mail|message|note|reply|letter)\\b|let\\s+${notMe}${someone}know\\b)`,
  'iu',
);

const greeting = /^\s*(?:(?:hi|hello|hey)[,!]?\s+)?/i;

export const readsAsInstruction = (text: string): boolean => instruction.test(text.replace(greeting, ''));
