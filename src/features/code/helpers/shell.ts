/** Shell commands taken apart: programs and flags of a small list in words, everything else named as not known. Nothing is run. */
import { commands } from './shell-commands.ts';

export interface ShellPart {
  part: string;
  words: string;
  isKnown: boolean;
}

export const longestShell = 2_000;
const mostParts = 200;

const operators: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  '|': 'Gives what it prints to the next command',
  '&&': 'Then, if that worked:',
  '||': 'Otherwise, if that failed:',
  ';': 'Then:',
  '&': 'Runs what stands before in the background',
  '>': 'Writes what it prints into this file, replacing it:',
  '>>': 'Adds what it prints to this file:',
  '<': 'Reads from this file:',
  '2>&1': 'Errors go where the output goes',
  '2>': 'Writes errors into this file:',
});

const token = /'[^']*'|"(?:[^"\\]|\\[^])*"|2>&1|2>|&&|\|\||>>|[|;&<>]|(?:\\[^]|[^\s|;&<>'"\\])+/g;

export function explainShell(text: string): { parts: ShellPart[] } | { problem: string } {
  if (text.length > longestShell) return { problem: 'Use at most 2,000 characters.' };
  const tokens = wordsOf(text);
  if (tokens.length === 0) return { problem: 'Enter a command.' };
  const parts: ShellPart[] = [];
  let program: string | undefined;
  let isFile = false;
  for (const part of tokens.slice(0, mostParts)) {
    const operator = operators[part];
    if (operator !== undefined) {
      parts.push({ part, words: operator, isKnown: true });
      isFile = part.includes('>') && part !== '2>&1' ? true : part === '<';
      if (!isFile && part !== '2>&1') program = undefined;
    } else if (isFile) {
      parts.push({ part, words: 'The file', isKnown: true });
      isFile = false;
    } else if (program === undefined) {
      if (part === 'sudo') parts.push({ part, words: 'As the administrator:', isKnown: true });
      else if (/^[A-Za-z_]\w*=/.test(part))
        parts.push({ part, words: 'Sets a variable for the command', isKnown: true });
      else {
        program = part;
        const about = commands[part]?.about;
        parts.push({ part, words: about ?? 'Not known here', isKnown: about !== undefined });
      }
    } else parts.push(...explainWord(part, program));
  }
  return { parts };
}

/** Pieces without a space between them are one word. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let end = -1;
  for (const { 0: piece, index } of text.matchAll(token)) {
    const isOperator = operators[piece] !== undefined;
    if (index === end && !isOperator && words.length > 0 && operators[words.at(-1)!] === undefined)
      words[words.length - 1] += piece;
    else words.push(piece);
    end = index + piece.length;
  }
  return words;
}

function explainWord(part: string, program: string): ShellPart[] {
  const flags = commands[program]?.flags ?? {};
  const unknown = (one: string): ShellPart => ({ part: one, words: 'Not known here', isKnown: false });
  if (!part.startsWith('-') || part === '-' || part === '--')
    return [{ part, words: 'An argument', isKnown: true }];
  const [name] = part.split('=');
  if (flags[name!]) return [{ part, words: flags[name!]!, isKnown: true }];
  if (part.startsWith('--')) return [unknown(part)];
  // Letters after one dash are flags of their own, where each is known.
  const letters = Array.from(part.slice(1), (letter) => `-${letter}`);
  if (letters.length > 1 && letters.every((one) => flags[one]))
    return letters.map((one) => ({ part: one, words: flags[one]!, isKnown: true }));
  return [unknown(part)];
}
