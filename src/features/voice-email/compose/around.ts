/** What stands around a letter: who it goes to, from whom, about what; taken out of what was said. */
import { capital } from '#language/capital.ts';
import { apart, instructing, readCommand } from './commands.ts';
import { asAddressed, greetedAs, people, person, who } from './who.ts';

export interface Around {
  recipient: string | undefined;
  sender: string | undefined;
  /** How it ends, where that was said and says more than any closing would. */
  closing: string | undefined;
  subject: string | undefined;
  /** As it was said, also where it is no name: "my landlord". */
  goesTo: string | undefined;
  /** Whoever writes it was told to; it does not speak to its reader by itself. */
  isCommanded: boolean;
  /** Who is to get a copy. */
  copies: string[];
  /** What is left to say. */
  sentences: string[];
}

const patterns = {
  copy: new RegExp(
    String.raw`^(?:and |also )*(?:please )?(?:copy in|copy|c ?c|put|add|include|keep)(?: in)? (${people})(?: in(?: on it| the loop)?(?: copy| cc| c c)?| on copy| into copy| in copy| as (?:a )?(?:copy|cc))?(?:[.!]?|,? and (.+))$`,
    'u',
  ),
  sender: new RegExp(
    String.raw`^(?:(?:hi|hello|hey|okay|so)[,.!]? )?(?:this is|it['’]s|my name is|[iI] am|[iI]['’]m) (${person})(?: (?:here|speaking))?[.,!]?\s*(.*)$`,
    'u',
  ),
  greeting: new RegExp(
    String.raw`^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)),? (${who})[,.!:]?(?:\s+(.*))?$`,
    'u',
  ),
  subject: /^(?:the )?subject(?: line)?(?: is| should be|:)?\s+(.{2,150}?)[.]?$/i,
  sign: new RegExp(
    String.raw`^(sign(?: it| off)?(?: as| with| from)?|(?:best|kind|warm) (?:regards|wishes)|best|regards|cheers|yours sincerely|all the best|(?:lots of |with |much )?love|hugs|thanks|thank you),? (${people})[.!]?$`,
    'u',
  ),
  end: /^(?:that['’]?s (?:it|all)|that is (?:it|all)|end of (?:mail|e-?mail|message)|send it|that['’]?s everything|okay|thanks bye|bye)[.!]?$/i,
};

export function readAround(said: readonly string[]): Around {
  const around: Around = {
    recipient: undefined,
    sender: undefined,
    closing: undefined,
    subject: undefined,
    goesTo: undefined,
    isCommanded: false,
    copies: [],
    sentences: [],
  };
  const queue = [...said];
  for (let sentence = queue.shift(); sentence !== undefined; sentence = queue.shift()) {
    const rest = takenFrom(sentence, around);
    if (rest === undefined)
      around.sentences.push(...(isInstruction.test(sentence) ? apart(sentence) : [sentence]));
    else queue.unshift(...rest.filter(Boolean));
  }
  return around;
}

const isInstruction = new RegExp(String.raw`^(?:and |also |then )*(?:please )?${instructing}\b`, 'i');

/** Sentences begin with a capital letter that says nothing; names have one that does, so case counts after it. */
const beginningSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What is left of a sentence after something was taken from it; undefined where nothing was. */
function takenFrom(said: string, around: Around): string[] | undefined {
  const sentence = beginningSmall(said);
  const isEarly = around.sentences.length === 0;
  const sender = around.sender ? null : patterns.sender.exec(sentence);
  if (sender && isEarly) {
    around.sender = sender[1];
    return [capital(sender[2]!)];
  }
  if (around.goesTo === undefined && isEarly) {
    const command = readCommand(sentence);
    if (command) {
      around.subject ??= command.subject;
      around.isCommanded = true;
      return addressed(command.goesTo, command.rest, around);
    }
    const greeting = patterns.greeting.exec(sentence);
    if (greeting) return addressed(greeting[1]!, [capital(greeting[2] ?? '')], around);
  }
  const copy = copied(sentence);
  if (copy) {
    around.copies.push(...copy.names);
    return [capital(copy.rest)];
  }
  const subject = patterns.subject.exec(sentence);
  if (subject) {
    around.subject = capital(subject[1]!);
    return [];
  }
  const sign = patterns.sign.exec(sentence);
  if (sign) {
    around.sender = sign[2];
    if (/\b(?:love|hugs)$/.test(sign[1]!)) around.closing = `${capital(sign[1]!)},`;
    return [];
  }
  return patterns.end.test(sentence) ? [] : undefined;
}

function addressed(said: string, rest: string[], around: Around): string[] {
  around.goesTo = asAddressed(said);
  around.recipient = greetedAs(said);
  return rest;
}

/** "Add Tom" may be about a list; "copy in Tom" and "put Tom in copy" are about the mail. */
function copied(sentence: string): { names: string[]; rest: string } | undefined {
  const match = patterns.copy.exec(sentence);
  if (!match) return undefined;
  const isSaid = /^(?:and |also )*(?:please )?(?:copy|c ?c)\b|\b(?:copy|cc|c c|loop)\b/u.test(
    sentence.replace(/,? and (?:ask|tell|say|let).*$/, ''),
  );
  return isSaid ? { names: match[1]!.split(/, and |, | and /), rest: match[2] ?? '' } : undefined;
}
