/** What the person gave to work on, apart from what they want done with it. */
import type { Question } from './expert.ts';
import type { GivenText } from '#kit/documents/given-documents.ts';

export interface Given {
  instruction: string;
  texts: readonly GivenText[];
  /** The text came from an earlier turn, not with the question. */
  earlier: boolean;
}

const longestInstruction = 220;
/** A turn of this length is a text that was pasted, not a question. */
const pastedFrom = 160;

/** "Summarise this: …", "Fix the grammar: …", or instruction and text on lines of their own. */
export function givenBy(question: Question): Given {
  const text = question.text.trim();
  const inside = inQuestion(text);
  if (question.texts?.length)
    return {
      instruction: inside?.instruction ?? text,
      texts: [...question.texts, ...(inside ? [inside.given] : [])],
      earlier: false,
    };
  if (inside) return { instruction: inside.instruction, texts: [inside.given], earlier: false };
  const before = question.turns.findLast(
    ({ role, content }) => role === 'user' && content.length >= pastedFrom,
  );
  if (!before) return { instruction: text, texts: [], earlier: false };
  const pasted = inQuestion(before.content)?.given.text ?? before.content;
  return { instruction: text, texts: [{ title: 'The text you gave', text: pasted }], earlier: true };
}

function inQuestion(text: string): Inside | undefined {
  return (
    fenced(text) ??
    onItsOwnLine(text) ??
    afterColon(text) ??
    quoted(text) ??
    afterRequest(text) ??
    beforeQuestion(text)
  );
}

interface Inside {
  instruction: string;
  given: GivenText;
}

/** Searched from both ends, so that a text made of nothing but marks costs no more than any other. */
function fenced(text: string): Inside | undefined {
  for (const mark of ['```', '"""']) {
    const [open, close] = [text.indexOf(mark), text.lastIndexOf(mark)];
    const after = text.slice(close + mark.length);
    if (open < 0 || close <= open || open > longestInstruction || after.length > longestInstruction) continue;
    return found(
      `${text.slice(0, open)} ${after}`,
      text.slice(open + mark.length, close).replace(/^\w*\n/, ''),
    );
  }
  return undefined;
}

function onItsOwnLine(text: string): Inside | undefined {
  const at = text.indexOf('\n');
  if (at <= 0 || at > longestInstruction || text.length - at <= 15) return undefined;
  return found(text.slice(0, at), text.slice(at + 1));
}

function afterColon(text: string): Inside | undefined {
  const at = text.indexOf(': ');
  if (at <= 2 || at > longestInstruction || text.length - at <= 8) return undefined;
  return isInstruction(text.slice(0, at)) ? found(text.slice(0, at), text.slice(at + 2)) : undefined;
}

function quoted(text: string): Inside | undefined {
  const open = text.search(/["“]/);
  const close = Math.max(text.lastIndexOf('"'), text.lastIndexOf('”'));
  if (open < 0 || open > longestInstruction || close - open < 13 || text.length - close > 120)
    return undefined;
  const around = `${text.slice(0, open)} ${text.slice(close + 1)}`;
  return isInstruction(around) ? found(around, text.slice(open + 1, close)) : undefined;
}

const request =
  /^((?:is|are|can you|could you|please|pls|fix|correct|check|proofread|rewrite|make|shorten|summari[sz]e|improve)\b[^?:.\n]{0,100}\b(?:this|following|my|the) (?:sentence|text|correct|right|grammar|spelling|english|mistakes?|message|e-?mail|paragraph)\b[^?:.\n]{0,40}[?.])\s+(\S[\s\S]{7,})$/i;

/** "Is this sentence correct? She have a dog." */
function afterRequest(text: string): Inside | undefined {
  const [, asked = '', given = ''] = text.length > 20_000 ? [] : (request.exec(text) ?? []);
  return asked ? found(asked, given) : undefined;
}

/** A question at the end of a long text. */
function beforeQuestion(text: string): Inside | undefined {
  if (!text.endsWith('?') || text.length < pastedFrom) return undefined;
  const tail = text.slice(-longestInstruction, -1);
  const at = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => tail.lastIndexOf(mark)));
  if (at < 0) return undefined;
  const start = text.length - tail.length - 1 + at + 1;
  return start >= pastedFrom ? found(text.slice(start), text.slice(0, start)) : undefined;
}

/** Words that ask for work on a text; "the time: 3 o'clock" does not. */
const instructs =
  /\b(?:summari[sz]e|summary|tl;?dr|sum up|shorten|shorter|condense|concise|rewrite|rephrase|paraphrase|reword|polish|improve|fix|correct|proofread|check|grammar|spelling|typos?|mistakes?|errors?|formal|professional|polite|friendly|casual|filler|clean up|subject|title|headline|outline|bullet|key (?:points|words|phrases|ideas)|keywords|topics|tags|hashtags|main (?:points|ideas?)|count|words|characters|sentences|uppercase|lowercase|title case|according|text|passage|paragraph|article|document|sentence|e-?mail|message|note|read|question|reading time|readab\w+|gist|essence|takeaways?)\b/i;
const isInstruction = (text: string) => instructs.test(text);

function found(instruction: string, text: string): Inside | undefined {
  const bare = text
    .trim()
    .replace(/^["“]([\s\S]*)["”]$/, '$1')
    .trim();
  return bare
    ? {
        instruction: instruction.trim().replace(/[:\s]+$/, ''),
        given: { title: 'The text you gave', text: bare },
      }
    : undefined;
}
