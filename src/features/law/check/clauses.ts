/** Clauses that most contracts have, found by their usual words. */
import { passageOf, type ClauseFound } from './finding.ts';

const usual: readonly { title: string; words: RegExp }[] = [
  { title: 'Parties', words: /\b(?:between|by and between|the parties)\b/i },
  { title: 'Price or payment', words: /\b(?:price|fees?|payments?|invoices?|rent|salary)\b/i },
  {
    title: 'Duration',
    words: /\b(?:term of this|commence\w*|effective date|lasts|begins on|for a period of)\b/i,
  },
  {
    title: 'Ending it',
    words: /\b(?:terminat\w+|cancel\w*|give notice|notice of|end this agreement|ending it)\b/i,
  },
  { title: 'Confidentiality', words: /\b(?:confidential\w*|secre(?:t|cy))\b/i },
  { title: 'Rights in results', words: /\b(?:intellectual property|copyright|licen[cs]e\w*|rights in)\b/i },
  { title: 'Liability', words: /\b(?:liab(?:le|ility)|indemni\w+)\b/i },
  { title: 'Personal data', words: /\b(?:personal data|data protection|GDPR|privacy)\b/i },
  {
    title: 'Events beyond control',
    words: /\b(?:force majeure|beyond (?:its|their|the) (?:reasonable )?control)\b/i,
  },
  { title: 'Transfer to others', words: /\b(?:assign(?:ment|s|ed)?|transfer this)\b/i },
  { title: 'Notices', words: /\bnotices?\b[^.\n]{0,60}\b(?:writing|written|e-?mail|address)\b/i },
  {
    title: 'Changes in writing',
    words: /\b(?:amend\w*|changes?|vari(?:ation|ed))\b[^.\n]{0,60}\b(?:writing|written)\b/i,
  },
  { title: 'Invalid parts', words: /\b(?:severab\w+|not valid|invalid|unenforceable)\b/i },
  { title: 'Law that applies', words: /\b(?:governing law|governed by|law of|laws of)\b/i },
  { title: 'Disputes', words: /\b(?:disputes?|jurisdiction|arbitration|mediation|courts? of)\b/i },
  { title: 'Signatures', words: /\b(?:signed|signature|in witness whereof)\b/i },
];

export const checkClauses = (text: string): ClauseFound[] =>
  usual.map(({ title, words }) => {
    const match = words.exec(text);
    return { title, passage: match && passageOf(match) };
  });
