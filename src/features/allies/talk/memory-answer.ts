/** Questions about oneself, or about one's business, answered with sentences that were told. */
import { readFact } from '../memories/read-fact.ts';
import { topicAsked } from '../memories/topic-asked.ts';

interface Sentence {
  text: string;
}

/** So much of the question must stand in what answers it. */
const enough = 0.5;

const asksForAll =
  /\bwhat (?:do|did|have|can) you (?:know|remember|remembered|learn(?:ed|t)?|recall)\b(?:.*\bme\b|[^a-z]*$)/i;
const asksOfSelf =
  /^(?:do you (?:know|remember) )?(?:what|where|who|when|which|how|do|am|is|are)\b.*\b(?:i|my|me)\b/i;

const asksOfBusiness =
  /^(?:do you (?:know|remember) )?(?:what|where|who|when|which|how|do|are|is|does)\b.*\b(?:we|our|ours|us)\b/i;

interface Known {
  all(): Promise<readonly Sentence[]>;
  /** Then anyone in it may have told it. */
  isForBusiness: boolean;
}

/** Undefined where the question is about something else. */
export async function fromMemory(
  message: string,
  recalled: readonly { row: Sentence; share: number }[],
  { all, isForBusiness }: Known,
): Promise<string | undefined> {
  const wasTold = isForBusiness ? 'I was told' : 'You told me';
  if (asksForAll.test(message)) {
    const known = await all();
    return known.length === 0
      ? 'Nothing yet. Say “remember that …”, and I will.'
      : `${wasTold}:\n\n${known.map(({ text }) => `- ${text}`).join('\n')}`;
  }
  const known = byTopic(message, recalled, wasTold);
  if (known !== undefined) return known;
  const [best] = recalled;
  const asks = isForBusiness ? asksOfBusiness : asksOfSelf;
  if (!asks.test(message) || message.length > 200 || !best || best.share < enough) return undefined;
  return `${wasTold}: “${best.row.text}”`;
}

/** What is known of just what was asked; where yes or no was asked, with that. */
function byTopic(
  message: string,
  recalled: readonly { row: Sentence }[],
  wasTold: string,
): string | undefined {
  const asked = message.length > 200 ? undefined : topicAsked(message);
  if (!asked) return undefined;
  const read = recalled.map(({ row }) => ({ text: row.text, ...readFact(row.text) }));
  for (const topic of asked.topics) {
    const found = read.filter((one) => (asked.isStart ? one.topic.startsWith(topic) : one.topic === topic));
    if (found.length === 0) continue;
    if (asked.isStart || found.length > 1)
      return `${wasTold}: ${found.map(({ text }) => `“${text}”`).join(' ')}`;
    const { text, value } = found[0]!;
    const isNot = value === 'no' || value.startsWith('not ');
    return `${asked.isYesNo ? (isNot ? 'No. ' : 'Yes. ') : ''}${wasTold}: “${text}”`;
  }
  return undefined;
}

interface Told {
  told: readonly string[];
  mayRemember: boolean;
  isNew: boolean;
}

/** To someone who acts for a business and speaks of themselves. */
export const notOfPeople =
  'What I remember here belongs to the business and is read by everyone in it, so I keep nothing about one person. Your words stand in this chat.';

export function rememberedWords({ told, mayRemember, isNew }: Told): string {
  if (!mayRemember)
    return 'I keep nothing: remembering is switched off, or you are not signed in. Your words stand in this chat.';
  if (!isNew) return 'I knew that already.';
  return told.length === 1
    ? `I will remember that: ${told[0]!}`
    : `I will remember these ${told.length} things:\n\n${told.map((text) => `- ${text}`).join('\n')}`;
}
