/** Questions about oneself, or about one's business, answered with sentences that were told. */
import { href } from '#kit/href.ts';
import { wordsOf } from '#language/sentences.ts';
import { holdsWanted, wantedOf } from '#language/wanted.ts';
import { habitConflict, habitOf } from '../memories/habits.ts';
import { readFact } from '../memories/read-fact.ts';
import { topicAsked } from '../memories/topic-asked.ts';
import type { CitedPassage } from './data.ts';

/** A memory, as far as an answer shows it. */
interface Memory {
  id: string;
  text: string;
  updatedAt: Date;
  /** Others that the person said are true beside it. */
  settledWith: readonly string[];
}

/** So much of the question must stand in what answers it. */
const enough = 0.5;
/** Memories that speak of it nearly as much as the best one are shown beside it. */
const nearBest = 0.1;
const mostShown = 3;
const longestQuestion = 200;

const asksForAll =
  /\bwhat (?:do|did|have|can) you (?:know|remember|remembered|learn(?:ed|t)?|recall)\b(?:.*\bme\b|[^a-z]*$)/i;
const asksOfSelf =
  /^(?:do you (?:know|remember) )?(?:(?:on|at|in|since|until) )?(?:what|where|who|when|which|how|do|am|is|are)\b.*\b(?:i|my|me)\b/i;

const asksOfBusiness =
  /^(?:do you (?:know|remember) )?(?:(?:on|at|in|since|until) )?(?:what|where|who|when|which|how|do|are|is|does)\b.*\b(?:we|our|ours|us)\b/i;

interface Known {
  all(): Promise<readonly Memory[]>;
  /** Then anyone in it may have told it. */
  isForBusiness: boolean;
}

export interface MemoryReply {
  text: string;
  /** Those that it quotes. */
  passages: CitedPassage[];
}

/** Undefined where the question is about something else. */
export async function fromMemory(
  message: string,
  recalled: readonly { row: Memory; share: number }[],
  { all, isForBusiness }: Known,
): Promise<MemoryReply | undefined> {
  const opening = isForBusiness ? 'I was told' : 'You told me';
  if (asksForAll.test(message)) {
    const memories = await all();
    return memories.length === 0
      ? { text: 'Nothing yet. Say “remember that …”, and I will.', passages: [] }
      : {
          text: `${opening}:\n\n${memories.map(({ text }) => `- ${text}`).join('\n')}`,
          passages: [],
        };
  }
  if (message.length > longestQuestion) return undefined;
  const byTopic = replyByTopic(message, recalled, opening);
  if (byTopic) return byTopic;
  const [best] = recalled;
  const asks = isForBusiness ? asksOfBusiness : asksOfSelf;
  if (!asks.test(message) || !best || best.share < enough) return undefined;
  const near = recalled
    .filter(({ share }) => share >= Math.max(enough, best.share - nearBest))
    .map(({ row }) => row);
  const [wanted, said] = [wantedOf(message), new Set(wordsOf(message))];
  const answering = near.filter(({ text }) => holdsWanted(wanted, text, said));
  // A memory about the same thing that does not hold what was asked for is shown for what it is.
  return answering.length > 0
    ? quoting(answering.slice(0, mostShown), opening)
    : quoting(near.slice(0, 1), `I can’t tell for sure. ${opening}`);
}

function quoting(memories: readonly Memory[], opening: string): MemoryReply {
  const quotes = memories.map(({ text }) => `“${text}”`).join(' ');
  const contradiction = contradicts(memories) ? `\n\n${settleWords}` : '';
  return { text: `${opening}: ${quotes}${contradiction}`, passages: memories.map(passageOf) };
}

const passageOf = ({ text, updatedAt }: Memory, at: number): CitedPassage => ({
  id: at + 1,
  title: 'Memories',
  place: `saved on ${dayOf(updatedAt)}`,
  text,
  href: href('/frenlyai-v2/memories'),
});

const dayOf = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const contradicts = (memories: readonly Memory[]) =>
  memories.some((one, at) =>
    memories.slice(at + 1).some((other) => {
      const [first, second] = [habitOf(one.text), habitOf(other.text)];
      return (
        first && second && !one.settledWith.includes(other.id) && habitConflict(first, second) !== undefined
      );
    }),
  );

const settleWords = `These contradict each other. [Choose which one is right](${href('/frenlyai-v2/memories')}).`;

/** What is known of just what was asked; where yes or no was asked, with that. */
function replyByTopic(
  message: string,
  recalled: readonly { row: Memory }[],
  opening: string,
): MemoryReply | undefined {
  const subject = topicAsked(message);
  if (!subject) return undefined;
  const read = recalled.map(({ row }) => ({ row, ...readFact(row.text) }));
  for (const topic of subject.topics) {
    const matches = read.filter((one) =>
      subject.isStart ? one.topic.startsWith(topic) : one.topic === topic,
    );
    if (matches.length === 0) continue;
    const rows = matches.map(({ row }) => row);
    if (subject.isStart || matches.length > 1) return quoting(rows, opening);
    const { value } = matches[0]!;
    const isNot = value === 'no' || value.startsWith('not ');
    return quoting(rows, `${subject.isYesNo ? (isNot ? 'No. ' : 'Yes. ') : ''}${opening}`);
  }
  return undefined;
}

interface MemoryAnswer {
  facts: readonly string[];
  mayRemember: boolean;
  isNew: boolean;
  /** What was told before and cannot be true beside it. */
  contradicted: readonly string[];
}

/** To someone who acts for a business and speaks of themselves. */
export const notOfPeople =
  'Memories here are shared with the whole business, so I don’t save anything about individuals. It stays in this chat.';

export function rememberedWords({ facts, mayRemember, isNew, contradicted }: MemoryAnswer): string {
  if (!mayRemember)
    return 'I can’t save that: memory is off, or you’re not signed in. It stays in this chat.';
  if (!isNew) return 'I knew that already.';
  const saved =
    facts.length === 1
      ? `I will remember that: ${facts[0]!}`
      : `I will remember these ${facts.length} things:\n\n${facts.map((text) => `- ${text}`).join('\n')}`;
  if (contradicted.length === 0) return saved;
  const before = contradicted.map((text) => `“${text}”`).join(' ');
  return `${saved}\n\nIt contradicts what I remember: ${before} [Choose which one is right](${href('/frenlyai-v2/memories')}).`;
}
