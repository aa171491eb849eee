/** What stands around a letter: who it goes to, from whom, about what; taken out of what was said. */

const title = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Mister|Dr|Doctor|Professor|Prof)\.? )?`;
const person = String.raw`${title}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`;
const group = String.raw`(?:the |my |our )?(?:team|boss|landlord|neighbou?rs?|colleagues?|teacher|customer|client)`;

export interface Around {
  recipient: string | undefined;
  sender: string | undefined;
  subject: string | undefined;
  /** What is left to say. */
  sentences: string[];
}

const patterns = {
  sender: new RegExp(
    String.raw`^(?:(?:hi|hello|hey|okay|so)[,.!]? )?(?:this is|it['’]s|my name is|i am|i['’]m) (${person})(?: (?:here|speaking))?[.,!]?\s*(.*)$`,
    'iu',
  ),
  command: new RegExp(
    String.raw`^(?:please |can you |could you |i (?:want|need|would like) to )*(?:write|send|draft|compose|make|do)(?: me)?(?: an?| a quick| a short)?(?: e-?mail| mail| message| letter| note)?(?: to| for) (${person}|${group})(?: (?:and (?:tell|say|ask)(?: (?:her|him|them))?|saying|that says|telling (?:her|him|them)),? (?:that )?)?(?: about (.+?))?[.,:]?\s*$`,
    'iu',
  ),
  commandThen: new RegExp(
    String.raw`^(?:please |can you |could you )*(?:write|send|draft|compose)(?: me)?(?: an?| a quick| a short)?(?: e-?mail| mail| message| letter| note)?(?: to)? (${person}),?(?: and (?:tell|let) (?:her|him|them)(?: know)?| saying| telling (?:her|him|them))?,? that,? (.+)$`,
    'iu',
  ),
  tell: new RegExp(String.raw`^(?:please )?(tell|ask|remind|let|inform|thank) (${person}),? (.+)$`, 'iu'),
  greeting: new RegExp(
    String.raw`^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)),? (${person}|${group}|all|everyone)[,.!:]?\s*(.*)$`,
    'iu',
  ),
  subject: /^(?:the )?subject(?: line)?(?: is| should be|:)?\s+(.{2,150}?)[.]?$/i,
  sign: new RegExp(
    String.raw`^(?:(?:sign (?:it|off)(?: as| with)?|(?:best|kind|warm) (?:regards|wishes)|regards|cheers|yours sincerely|all the best|love|thanks|thank you),?) (${person})[.!]?$`,
    'iu',
  ),
  end: /^(?:that['’]?s (?:it|all)|that is (?:it|all)|end of (?:mail|e-?mail|message)|send it|that['’]?s everything|okay|thanks bye|bye)[.!]?$/i,
};

export function readAround(said: readonly string[]): Around {
  const around: Around = { recipient: undefined, sender: undefined, subject: undefined, sentences: [] };
  const queue = [...said];
  for (let sentence = queue.shift(); sentence !== undefined; sentence = queue.shift()) {
    const rest = takenFrom(sentence, around);
    if (rest === undefined) around.sentences.push(sentence);
    else if (rest !== '') queue.unshift(rest);
  }
  return around;
}

/** What is left of a sentence after something was taken from it; undefined where nothing was. */
function takenFrom(sentence: string, around: Around): string | undefined {
  const isEarly = around.sentences.length === 0;
  const sender = around.sender ? null : patterns.sender.exec(sentence);
  if (sender && isEarly) {
    around.sender = sender[1];
    return capital(sender[2]!);
  }
  if (around.recipient === undefined) {
    const then = patterns.commandThen.exec(sentence);
    if (then) {
      around.recipient = named(then[1]!);
      return capital(then[2]!);
    }
    const command = patterns.command.exec(sentence);
    if (command) {
      around.recipient = named(command[1]!);
      around.subject ??= command[2] && capital(command[2]);
      return '';
    }
    const tell = isEarly ? patterns.tell.exec(sentence) : null;
    if (tell) {
      around.recipient = named(tell[2]!);
      return `${capital(tell[1]!.toLowerCase())} them ${tell[3]}`;
    }
    const greeting = isEarly ? patterns.greeting.exec(sentence) : null;
    if (greeting) {
      around.recipient = named(greeting[1]!);
      return capital(greeting[2]!);
    }
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const written: Record<string, string> = { mister: 'Mr', doctor: 'Dr', professor: 'Professor' };
/** "Mister Meier" is written "Mr Meier"; "my boss" has no name. */
function named(who: string): string | undefined {
  if (/^(?:the |my |our )/i.test(who)) return undefined;
  return who.replace(/^(?:mister|doctor|professor)\b/i, (word) => written[word.toLowerCase()]!);
}
