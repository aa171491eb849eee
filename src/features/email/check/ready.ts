/** What to look at once more before a mail leaves. Rules only: what they say can be seen in the mail itself. */
import type { Address, Email } from '#tools/kinds/email.ts';
import { ownWords } from '#language/quoted-mail.ts';
import { addressesIn, faultOf } from './addresses.ts';
import { sumsThatDoNotAddUp } from './figures.ts';
import { secretIn } from './secrets.ts';
import { datesThatDoNotFit } from './weekdays.ts';
import { promisesIn } from './promises.ts';

export interface Concern {
  /** `stop`: it should not leave like this. `look`: it may be meant. `note`: good to know. */
  weight: 'stop' | 'look' | 'note';
  what:
    | 'recipients'
    | 'subject'
    | 'body'
    | 'gap'
    | 'attachment'
    | 'name'
    | 'date'
    | 'promise'
    | 'reply-all'
    | 'address'
    | 'sum'
    | 'secret';
  words: string;
}

export interface Checked {
  email: Email;
  /** Files that go with it, where only their number is known. */
  attachments?: number;
  /** What was typed as a recipient and is no address. */
  unread?: readonly string[];
  now: Date;
}

const attachmentWords =
  /\b(?:attached|attachment|attaching|i attach|enclosed|enclose|in the attached|see the file|anbei|im anhang|ci-joint|pièce jointe|adjunto|bijgevoegd|in bijlage)\b/i;
/** "No attachment", "the file you attached". */
const notOurs = /\b(?:no|without|your|you) attach|\byou(?:'ve| have)? (?:attached|enclosed)\b/i;
const gap = /\[[^[\]\n]{1,120}\]|\{\{[^{}\n]{1,60}\}\}|\b(?:XXX+|TBD|TODO|lorem ipsum)\b/;
const greeting =
  /^[ \t]{0,4}(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))[ \t]+(?:(?:mr|mrs|ms|mx|dr|prof)\.?[ \t]+)?([\p{L}][\p{L}'’-]{1,40})(?:[ \t]+([\p{L}][\p{L}'’-]{1,40}))?(?:[ \t]+and[ \t]+([\p{L}][\p{L}'’-]{1,40}))?[ \t]*[,!:.]?[ \t]*$/imu;
const toNobody = new Set(
  'all everyone everybody team there sir madam both colleagues friends folks again hiring customer whom'.split(
    ' ',
  ),
);
const manyRecipients = 8;

export function concernsAbout({ email, now, ...given }: Checked): Concern[] {
  const { to, cc, bcc, subject, body } = email;
  const attachments = given.attachments ?? email.attachments?.length ?? 0;
  const own = ownWords(body);
  const found: Concern[] = [];
  const say = (weight: Concern['weight'], what: Concern['what'], words: string) =>
    found.push({ weight, what, words });
  if (to.length + cc.length + bcc.length + (given.unread?.length ?? 0) === 0)
    say('stop', 'recipients', 'Add a recipient.');
  for (const one of given.unread ?? []) say('stop', 'address', `“${one}” isn’t an e-mail address.`);
  for (const { address } of [...to, ...cc, ...bcc]) {
    const fault = faultOf(address);
    if (fault) say(fault.is === 'wrong' ? 'stop' : 'look', 'address', fault.words);
  }
  if (subject.trim() === '') say('stop', 'subject', 'The subject is empty.');
  if (own.trim() === '') say('stop', 'body', 'The message is empty.');
  const open = gap.exec(subject) ?? gap.exec(own);
  if (open) say('stop', 'gap', `Fill in the blank: ${open[0]}`);
  const speaksOfFile = attachmentWords.test(own) && !notOurs.test(own);
  if (speaksOfFile && attachments === 0)
    say('stop', 'attachment', 'It mentions an attachment, but nothing is attached.');
  const name = wrongName(own, [...to, ...cc]);
  if (name) say('look', 'name', name);
  for (const words of datesThatDoNotFit(own, now)) say('look', 'date', words);
  for (const address of addressesIn(own)) {
    const fault = faultOf(address);
    if (fault) say('look', 'address', fault.words);
  }
  for (const words of sumsThatDoNotAddUp(own)) say('look', 'sum', words);
  const secret = secretIn(own);
  if (secret) say('look', 'secret', `“${secret}” looks like a password. E-mail isn’t a safe place for it.`);
  for (const promise of promisesIn(own)) say('note', 'promise', `You promise: “${promise}”`);
  if (to.length + cc.length >= manyRecipients)
    say('note', 'reply-all', `${to.length + cc.length} people will see each other’s addresses.`);
  return found;
}

/** "Hi Anna" to somebody called Hannah Berg; only where the recipient's name is known. */
function wrongName(body: string, people: readonly Address[]): string | undefined {
  const match = greeting.exec(body);
  if (!match || people.length === 0) return undefined;
  const greeted = match
    .slice(1)
    .filter((name): name is string => name !== undefined && !toNobody.has(name.toLowerCase()));
  if (greeted.length === 0) return undefined;
  const known = people.flatMap(({ name, address }) => [
    ...plain(name).split(/[^\p{L}'-]+/u),
    ...plain(address.split('@', 1)[0]!).split(/[^\p{L}]+/u),
  ]);
  const local = people.map(({ address }) => plain(address.split('@', 1)[0]!));
  const isKnown = (name: string) =>
    known.includes(plain(name)) ||
    (plain(name).length > 2 && local.some((one) => one.startsWith(plain(name))));
  // An address such as office@ tells no name.
  if (
    people.every(
      ({ name, address }) =>
        name === '' && /^(?:info|office|hello|mail|contact|support|team|admin|sales)\b/i.test(address),
    )
  )
    return undefined;
  const stranger = greeted.find((name) => !isKnown(name));
  if (!stranger || greeted.some(isKnown)) return undefined;
  const to = people[0]!;
  return `You greet ${stranger}, but the recipient is ${to.name || to.address}.`;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
