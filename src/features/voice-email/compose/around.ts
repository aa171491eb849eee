/** What stands around a letter: who it goes to, from whom, about what; taken out of what was said. */
import { capital } from '#language/capital.ts';

const title = String.raw`(?:(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Mm]ister|[Dd]r|[Dd]octor|[Pp]rofessor|[Pp]rof)\.? )?`;
const person = String.raw`${title}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`;
const group = String.raw`(?:the |my |our )?(?:team|boss|landlord|neighbou?rs?|colleagues?|teacher|customer|client)`;

export interface Around {
  recipient: string | undefined;
  sender: string | undefined;
  subject: string | undefined;
  /** As it was said, also where it is no name: "my landlord". */
  goesTo: string | undefined;
  /** Who is to get a copy. */
  copies: string[];
  /** What is left to say. */
  sentences: string[];
}

const people = String.raw`${person}(?:(?:, | and |, and )${person}){0,4}`;
const polite = String.raw`(?:(?:hey|hi|hello|okay|ok|so|right|now)[,.!]? )*(?:please |can you |could you |[iI] (?:want|need|would like) (?:you )?to )*`;

const patterns = {
  /** "Write to Priya and tell her …": the rest says by itself what it asks for. */
  commandAnd: new RegExp(
    String.raw`^${polite}(?:(?:write|send|draft|compose)(?: me)?(?: an?| a quick| a short)?(?: e-?mail| mail| message| letter| note)?(?: to)?|e-?mail|mail|message) (${people}|${group}),? (?:and |to )(?:please )?((?:tell|ask|say|let|remind|thank|inform)\b.+)$`,
    'u',
  ),
  commandAlone: new RegExp(
    String.raw`^${polite}(?:(?:write|send|draft|compose)(?: me)?(?: an?| a quick| a short)?(?: e-?mail| mail| message| letter| note)? to|e-?mail|mail|message) (${people}|${group})(?: about (.+?))?[.,:]?$`,
    'u',
  ),
  copy: new RegExp(
    String.raw`^(?:and |also )*(?:please )?(?:copy in|copy|c ?c|put|add|include|keep)(?: in)? (${people})(?: in(?: on it| the loop)?(?: copy| cc| c c)?| on copy| into copy| in copy| as (?:a )?(?:copy|cc))?(?:[.!]?|,? and (.+))$`,
    'u',
  ),
  sender: new RegExp(
    String.raw`^(?:(?:hi|hello|hey|okay|so)[,.!]? )?(?:this is|it['’]s|my name is|[iI] am|[iI]['’]m) (${person})(?: (?:here|speaking))?[.,!]?\s*(.*)$`,
    'u',
  ),
  command: new RegExp(
    String.raw`^(?:please |can you |could you |[iI] (?:want|need|would like) to )*(?:write|send|draft|compose|make|do)(?: me)?(?: an?| a quick| a short)?(?: e-?mail| mail| message| letter| note)?(?: to| for) (${person}|${group})(?: (?:and (?:tell|say|ask)(?: (?:her|him|them))?|saying|that says|telling (?:her|him|them)),? (?:that )?)?(?: about (.+?))?[.,:]?\s*$`,
    'u',
  ),
  commandThen: new RegExp(
    String.raw`^(?:please |can you |could you )*(?:write|send|draft|compose)(?: me)?(?: an?| a quick| a short)?(?: e-?mail| mail| message| letter| note)?(?: to)? (${person}|${group}),?(?: and (?:tell|let) (?:her|him|them)(?: know)?| saying| telling (?:her|him|them))?,? that,? (.+)$`,
    'u',
  ),
  tell: new RegExp(String.raw`^(?:please )?(tell|ask|remind|let|inform|thank) (${person}),? (.+)$`, 'u'),
  greeting: new RegExp(
    String.raw`^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)),? (${person}|${group}|all|everyone)[,.!:]?\s*(.*)$`,
    'u',
  ),
  subject: /^(?:the )?subject(?: line)?(?: is| should be|:)?\s+(.{2,150}?)[.]?$/i,
  sign: new RegExp(
    String.raw`^(?:(?:sign(?: it| off)?(?: as| with| from)?|(?:best|kind|warm) (?:regards|wishes)|best|regards|cheers|yours sincerely|all the best|love|thanks|thank you),?) (${person})[.!]?$`,
    'u',
  ),
  end: /^(?:that['’]?s (?:it|all)|that is (?:it|all)|end of (?:mail|e-?mail|message)|send it|that['’]?s everything|okay|thanks bye|bye)[.!]?$/i,
};

export function readAround(said: readonly string[]): Around {
  const around: Around = {
    recipient: undefined,
    sender: undefined,
    subject: undefined,
    goesTo: undefined,
    copies: [],
    sentences: [],
  };
  const queue = [...said];
  for (let sentence = queue.shift(); sentence !== undefined; sentence = queue.shift()) {
    const rest = takenFrom(sentence, around);
    if (rest === undefined) around.sentences.push(sentence);
    else if (rest !== '') queue.unshift(rest);
  }
  return around;
}

/** Sentences begin with a capital letter that says nothing; names have one that does, so case counts after it. */
const beginningSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What is left of a sentence after something was taken from it; undefined where nothing was. */
function takenFrom(said: string, around: Around): string | undefined {
  const sentence = beginningSmall(said);
  const isEarly = around.sentences.length === 0;
  const sender = around.sender ? null : patterns.sender.exec(sentence);
  if (sender && isEarly) {
    around.sender = sender[1];
    return capital(sender[2]!);
  }
  if (around.goesTo === undefined) {
    const and = patterns.commandAnd.exec(sentence);
    if (and) return addressed(and[1]!, capital(and[2]!), around);
    const alone = patterns.commandAlone.exec(sentence);
    if (alone) {
      around.subject ??= alone[2] && capital(alone[2]);
      return addressed(alone[1]!, '', around);
    }
    const then = patterns.commandThen.exec(sentence);
    if (then) {
      return addressed(then[1]!, capital(then[2]!), around);
    }
    const command = patterns.command.exec(sentence);
    if (command) {
      around.subject ??= command[2] && capital(command[2]);
      return addressed(command[1]!, '', around);
    }
    const tell = isEarly ? patterns.tell.exec(sentence) : null;
    if (tell) {
      return addressed(tell[2]!, `${capital(tell[1]!.toLowerCase())} them ${tell[3]}`, around);
    }
    const greeting = isEarly ? patterns.greeting.exec(sentence) : null;
    if (greeting) {
      return addressed(greeting[1]!, capital(greeting[2]!), around);
    }
  }
  const copy = copied(sentence);
  if (copy) {
    around.copies.push(...copy.names);
    return capital(copy.rest);
  }
  const subject = patterns.subject.exec(sentence);
  if (subject) {
    around.subject = capital(subject[1]!);
    return '';
  }
  const sign = patterns.sign.exec(sentence);
  if (sign) {
    around.sender = sign[1];
    return '';
  }
  return patterns.end.test(sentence) ? '' : undefined;
}

function addressed(who: string, rest: string, around: Around): string {
  around.goesTo = who;
  around.recipient = named(who);
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

const written: Record<string, string> = { mister: 'Mr', doctor: 'Dr', professor: 'Professor' };
/** "Mister Meier" is written "Mr Meier"; "my boss" has no name. */
function named(who: string): string | undefined {
  if (/^(?:the |my |our )/i.test(who)) return undefined;
  return who.replace(/^(?:mister|doctor|professor)\b/i, (word) => written[word.toLowerCase()]!);
}
