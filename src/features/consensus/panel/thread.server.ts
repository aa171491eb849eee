/**
 * The thread that something is asked in, as a member of the panel: it answers with its own messages, word for word, each with a link.
 * Several things asked at once are answered one by one, and what no message says is named.
 */
import { findFacts } from '#language/facts.ts';
import { wantedOf } from '#language/wanted.ts';
import { quotedSafely } from '#language/wording.ts';
import type { RunContext, RunExtensions } from '#tools/define/define-run.server.ts';
import type { Quoted } from './outside.server.ts';
import { sectionsAsked, type Section } from './thread-sections.ts';

type Context = Pick<RunContext, 'extensions' | 'find' | 'log' | 'models' | 'signal'>;
type SaidMessage = Awaited<ReturnType<RunExtensions['threads']['messages']>>[number];
type Summary = Awaited<ReturnType<RunExtensions['threads']['summary']>>;
type Part = Awaited<ReturnType<RunExtensions['documents']['answerEach']>>[number];
type Link = Quoted['links'][number];

export const threadEngine = 'site/thread';
const seat = {
  engine: threadEngine,
  title: 'This thread',
  provider: 'Quoted from here',
  family: 'This thread',
};

const mostDated = 8;

interface ThreadAnswer {
  quoted: Quoted;
  /** No message answers; it quotes those that come nearest. */
  isAbsent: boolean;
}

/** Undefined where no message comes near. */
export async function askThread(
  question: string,
  thread: string,
  context: Context,
): Promise<ThreadAnswer | undefined> {
  const messages = await context.extensions.threads.messages(thread);
  if (messages.length === 0) return undefined;
  const asked = sectionsAsked(question);
  if (asked.length > 0) return { quoted: await summarise(thread, asked, messages, context), isAbsent: false };
  const parts = await answersIn(question, messages, context);
  const shown = parts.map((part) => shownPart(part, messages));
  if (shown.every(({ quotes }) => quotes.length === 0)) return undefined;
  const linkOf = linksTo(messages);
  return {
    isAbsent: parts.every(({ found }) => found.isAbsent),
    quoted: {
      ...seat,
      text: shown.map((part) => partText(part, shown.length > 1, linkOf)).join('\n\n'),
      links: hrefsOf(shown.flatMap(({ quotes }) => quotes)).map(linkOf),
    },
  };
}

interface Quotation {
  words: string;
  href: string;
}

interface ShownPart {
  question: string;
  /** Where nothing answers: that, and what is quoted instead. */
  lead: string | null;
  quotes: Quotation[];
}

/** Where no message comes near and a day was asked for, those that name one may help. */
function shownPart(
  { question, found: { chosen, isAbsent } }: Part,
  messages: readonly SaidMessage[],
): ShownPart {
  const quotes = chosen.map(({ text, document }) => ({ words: text, href: document.id }));
  if (!isAbsent) return { question, lead: null, quotes };
  if (quotes.length > 0) return { question, lead: 'No message clearly answers this. Closest:', quotes };
  const dated = wantedOf(question) === 'day' ? datedIn(messages).slice(-mostDated) : [];
  const lead = `No message clearly answers this.${dated.length > 0 ? ' Messages that name a day:' : ''}`;
  return { question, lead, quotes: dated };
}

const datedIn = (messages: readonly SaidMessage[]): Quotation[] =>
  messages.flatMap(({ sentences, href }) => sentences.filter(namesDay).map((words) => ({ words, href })));

const namesDay = (sentence: string) =>
  !sentence.endsWith('?') && findFacts(sentence).some(({ kind }) => kind === 'date' || kind === 'day');

const hrefsOf = (mentions: readonly { href: string | null }[]) => [
  ...new Set(mentions.flatMap(({ href }) => href ?? [])),
];

const linksTo = (messages: readonly SaidMessage[]) => {
  const byHref = new Map(messages.map((message) => [message.href, message]));
  return (href: string): Link => ({ title: `${byHref.get(href)!.by}, in this thread`, href });
};

/** Each message is read as a document of its author; a reply stands below what it replies to, and what follows a question below that. */
function answersIn(question: string, messages: readonly SaidMessage[], context: Context): Promise<Part[]> {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const among = messages.map(({ href, by, sentences, replyTo }, at) => {
    const before = messages[at - 1]?.sentences.filter((one) => one.endsWith('?'));
    const above = (replyTo === null ? before : byId.get(replyTo)?.sentences)?.join(' ');
    const blocks = [
      ...(above ? [{ role: 'heading' as const, text: above }] : []),
      { role: 'paragraph' as const, text: sentences.filter((one) => !one.endsWith('?')).join(' ') },
    ];
    return {
      id: href,
      name: by,
      author: by,
      form: 'text' as const,
      pageCount: 1,
      isPartial: false,
      isUnderWay: false,
      async *pages() {
        yield { number: 1, blocks };
      },
    };
  });
  return context.extensions.documents.answerEach(question, among, context);
}

const partText = (
  { question, lead, quotes }: ShownPart,
  isOneOfSeveral: boolean,
  linkOf: (href: string) => Link,
): string =>
  [
    ...(isOneOfSeveral ? [`**${quotedSafely(question)}**`] : []),
    ...(lead === null ? [] : [lead]),
    ...quotes.map(({ words, href }) => quote(words, linkOf(href))),
  ].join('\n\n');

const quote = (words: string, { title, href }: Link) =>
  `> ${quotedSafely(words)}\n\n([${quotedSafely(title)}](${href}))`;

const titles: Readonly<Record<Section, string>> = {
  decisions: 'Decisions',
  dates: 'Dates',
  tasks: 'Tasks',
  questions: 'Open questions',
};

/** What was decided, which days were named, who does what and what is open; or that there is none. */
async function summarise(
  thread: string,
  asked: readonly Section[],
  messages: readonly SaidMessage[],
  context: Context,
): Promise<Quoted> {
  const found = await context.extensions.threads.summary(thread);
  const questions = asked.includes('questions') ? await openOf(found.questions, messages, context) : [];
  const shown = { ...found, questions };
  return {
    ...seat,
    text: [
      ...asked.map((section) => listed(titles[section], shown[section])),
      ...(asked.includes('questions') && found.followed.length > 0 ? [followedText(found.followed)] : []),
      howFound,
    ].join('\n\n'),
    links: hrefsOf(asked.flatMap((section) => shown[section])).map(linksTo(messages)),
  };
}

/** Those that no other message answers. */
async function openOf(questions: Summary['questions'], messages: readonly SaidMessage[], context: Context) {
  const open: Summary['questions'] = [];
  for (const one of questions) {
    const parts = await answersIn(one.words, messages, context);
    if (parts.some(({ found }) => found.isAbsent)) open.push(one);
  }
  return open;
}

/** What was looked for, so that nobody takes “none found” for “none”. */
const howFound =
  '_Found by plain words, such as “we decided”, “I will” or a day. What is said in other words may be missing._';

function followedText(questions: Summary['followed']): string {
  const lines = questions.map(
    ({ words, next }) =>
      `- “${quotedSafely(words)}” Then ${quotedSafely(next.by ?? '')}: “${quotedSafely(cutWords(next.words))}” ([message](${next.href}))`,
  );
  return `**Questions, and what came next**\n\n${lines.join('\n')}`;
}

const longestNext = 160;
const cutWords = (words: string) => (words.length <= longestNext ? words : `${words.slice(0, longestNext)}…`);

function listed(title: string, mentions: Summary['decisions']): string {
  if (mentions.length === 0) return `**${title}:** none found.`;
  const lines = mentions.map(({ words, by, href }) => {
    const where = by && href ? ` ([${quotedSafely(by)}](${href}))` : '';
    return `- “${quotedSafely(words)}”${where}`;
  });
  return `**${title}**\n\n${lines.join('\n')}`;
}
