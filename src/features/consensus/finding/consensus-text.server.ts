/** The consensus in words, put together by code: what they agree on or the vote, then each contest, then what only one said. */
import { joined } from '#language/wording.ts';
import type { ConsensusClaim, ConsensusContest, Finding } from '#features/consensus/data.ts';
import type { Board, Heard } from '../panel/board.server.ts';
import { isSmallTalk, readsOneText } from '../panel/families.ts';
import { plain, sentence, withoutEnd } from './quoting.ts';

/** More than this is read in the answers themselves. */
const mostAgreed = 8;
const mostOfOne = 3;

export function consensusText(finding: Finding, heard: readonly Heard[]): string {
  if (!finding.available) return aloneText(heard[0]!);
  const titles = new Map(heard.map(({ member }) => [member.id, plain(member.title)]));
  const who = (members: readonly string[]) => joined(members.map((id) => titles.get(id) ?? id));
  const parts = finding.vote
    ? [voteText(finding.vote, who, heard), ...finding.contested.map(behind)]
    : [
        opening(finding),
        ...agreedTexts(finding.agreed, who),
        ...finding.contested.map((contest) => contestText(contest, who)),
        singleText(finding.single, who),
      ];
  return [...parts, oneFamily(heard)].filter(Boolean).join('\n\n');
}

/** The answer comes first; a greeting needs no more than that. */
function aloneText({ member, text }: Heard): string {
  if (isSmallTalk(member.family)) return text.trim();
  return `${text.trim()}\n\n_No consensus available: only ${plain(member.title)} answered._`;
}

/** Where nobody has an answer: what they said instead. */
export function silenceText({ data, textOf }: Pick<Board, 'data' | 'textOf'>): string {
  const abstained = data.members.filter(({ state }) => state === 'abstained');
  const words = abstained.map(({ id, title }) =>
    abstained.length > 1 ? `**${plain(title)}:** ${textOf(id)}` : textOf(id),
  );
  return [...words, '_No consensus available: nobody has an answer._'].join('\n\n');
}

type Who = (members: readonly string[]) => string;

const says = ({ length }: readonly unknown[]) => (length === 1 ? 'says' : 'say');

/** The answer that leads in the words of one who gave it, who says so, and who says otherwise. */
function voteText(
  { options, winner }: NonNullable<Finding['vote']>,
  who: Who,
  heard: readonly Heard[],
): string {
  const told = ({ value, support }: (typeof options)[number]) =>
    `${who(support.engines)} ${says(support.engines)} **${plain(value)}** (${support.words})`;
  const leading = options.find(({ value }) => value === winner);
  if (!leading) return `They do not agree, and none leads: ${joined(options.map(told))}.`;
  const { support } = leading;
  const said = heard.find(({ member }) => support.engines.includes(member.id))!.text.trim();
  const others = options.filter((one) => one !== leading);
  const so = `${who(support.engines)} ${says(support.engines)} so (${support.words}).`;
  return `${said}\n\n${so}${others.length > 0 ? ` But ${joined(others.map(told))}.` : ''}`;
}

/** Where there is nothing to begin with, that is said first. */
function opening({ agreed, contested }: Finding): string {
  if (agreed.length > 0 || contested.length > 0) return '';
  return 'They neither say the same nor contradict each other: each tells something else.';
}

/** What the same engines agree on is one paragraph. */
function agreedTexts(claims: readonly ConsensusClaim[], who: Who): string[] {
  const shown = claims.slice(0, mostAgreed);
  const more = claims.length - shown.length;
  const paragraphs = [...Map.groupBy(shown, ({ support }) => who(support.engines))].map(
    ([names, group]) => `${group.map(({ words }) => sentence(words)).join(' ')} ${names} agree on this.`,
  );
  return more > 0 ? [...paragraphs, `They agree on ${more} more, listed below.`] : paragraphs;
}

function contestText(contest: ConsensusContest, who: Who): string {
  const sides = contest.sides.map(
    ({ words, support }) => `${who(support.engines)} ${says(support.engines)} “${plain(withoutEnd(words))}”`,
  );
  return `**${sentence(contest.difference)}** ${sides.join('; ')}. ${behind(contest)}`;
}

function behind({ assumption, settledBy }: ConsensusContest): string {
  const why = assumption ? `${sentence(assumption)} ` : '';
  return `${why}What would settle it: ${sentence(settledBy)}`;
}

function singleText(claims: readonly ConsensusClaim[], who: Who): string {
  if (claims.length === 0) return '';
  const lines = [...Map.groupBy(claims, ({ support }) => who(support.engines))].map(([name, group]) => {
    const more = group.length - mostOfOne;
    const told = group.slice(0, mostOfOne).map(({ words }) => sentence(words));
    return `- **${name}:** ${told.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
  });
  return `Only one said:\n\n${lines.join('\n')}`;
}

function oneFamily(heard: readonly Heard[]): string {
  const families = new Set(heard.map(({ member }) => member.family));
  if (families.size > 1) return '';
  return [...families].every(readsOneText)
    ? '_These are ways of reading the same text: that they agree says what stands there, not that it is true._'
    : '_All of them are of one family, so their agreement counts for less._';
}
