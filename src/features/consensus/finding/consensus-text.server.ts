/** The consensus in words, put together by code: the vote or what is agreed, then each contest, then what only one said. */
import { joined } from '#kit/bamboo/language/wording.ts';
import type { ConsensusClaim, ConsensusContest, Finding } from '#kit/tool/kinds/consensus.ts';
import type { Board, Heard } from '../panel/board.server.ts';

/** More than this is read in the answers themselves. */
const mostListed = 8;

export function consensusText(finding: Finding, heard: readonly Heard[]): string {
  if (!finding.available) {
    const [only] = heard;
    return `**No consensus available**: only ${only!.member.title} answered.\n\n${only!.text.trim()}`;
  }
  const titles = new Map(heard.map(({ member }) => [member.id, member.title]));
  const who = (members: readonly string[]) => joined(members.map((id) => titles.get(id) ?? id));
  const parts = [
    finding.vote ? voteText(finding.vote, who, heard) : list('They agree', finding.agreed, who),
    ...finding.contested.map((contest) => contestText(contest, who)),
    finding.vote ? '' : list('Only one said', finding.single, who),
    oneFamily(heard),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Where nobody has an answer: what they said instead. */
export function silenceText({ data, textOf }: Pick<Board, 'data' | 'textOf'>): string {
  const abstained = data.members.filter(({ state }) => state === 'abstained');
  const words = abstained.map(({ id, title }) =>
    abstained.length > 1 ? `${title}: ${textOf(id)}` : textOf(id),
  );
  return ['**No consensus available**: nobody has an answer.', ...words].join('\n\n');
}

type Who = (members: readonly string[]) => string;

/** The answer that leads in the words of one who gave it, and who says so. */
function voteText(
  { options, winner }: NonNullable<Finding['vote']>,
  who: Who,
  heard: readonly Heard[],
): string {
  const told = ({ value, support }: (typeof options)[number]) =>
    `**${plain(value)}** (${support.words}: ${who(support.engines)})`;
  const leading = options.find(({ value }) => value === winner);
  if (!leading) return `They do not agree, and none leads: ${joined(options.map(told))}.`;
  const others = options.filter((one) => one !== leading);
  const said = heard.find(({ member }) => leading.support.engines.includes(member.id))!.text.trim();
  return `${said}\n\n${told(leading)}.${others.length > 0 ? ` Also said: ${joined(others.map(told))}.` : ''}`;
}

function list(title: string, claims: readonly ConsensusClaim[], who: Who): string {
  if (claims.length === 0) return '';
  const lines = claims
    .slice(0, mostListed)
    .map(({ words, support }) => `- ${plain(words)} (${who(support.engines)})`);
  const more = claims.length - lines.length;
  return `**${title}**\n\n${[...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')}`;
}

function contestText({ sides, difference, assumption, settledBy }: ConsensusContest, who: Who): string {
  const lines = sides.map(({ words, support }) => `- ${who(support.engines)}: “${plain(words)}”`);
  const why = [sentence(difference), assumption ?? '', `What would settle it: ${settledBy}`];
  return `**They differ**\n\n${lines.join('\n')}\n\n${plain(why.filter(Boolean).join(' '))}`;
}

const sentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;

/** Families whose members all read what the person gave. */
const ofOneText = new Set(['given text', 'scribe']);

function oneFamily(heard: readonly Heard[]): string {
  const families = new Set(heard.map(({ member }) => member.family));
  if (families.size > 1) return '';
  return [...families].every((family) => ofOneText.has(family))
    ? '_These are ways of reading the same text: that they agree says what stands there, not that it is true._'
    : '_All of them are of one family, so their agreement counts for less._';
}

/** Words of engines inside our own Markdown: what would be a mark of it is only a letter. */
const plain = (words: string) =>
  words.replaceAll(/[\\`*_[\]<>#|]/g, (mark) => `\\${mark}`).replaceAll(/\s+/g, ' ');
