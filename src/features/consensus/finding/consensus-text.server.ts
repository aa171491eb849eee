/** The consensus in words, written from the finding alone: the answer first, then each contest, then what only one said. */
import { joined } from '#language/wording.ts';
import type { ConsensusClaim, ConsensusContest, Finding } from '#features/consensus/data.ts';
import type { Heard } from '../panel/board.server.ts';
import { isDictionary, isModernDictionary, isSmallTalk, readsOneText } from '../panel/families.ts';
import { plain, sentence, withoutEnd } from './quoting.ts';
import { supportWords } from './support-words.ts';

/** More than this is read in the answers themselves. */
const mostAgreed = 8;
const mostAlike = 4;
const mostOfOne = 3;

export function consensusText(finding: Finding, all: readonly Heard[]): string {
  const abstained = new Set(finding.abstained?.map(({ member }) => member));
  const heard = all.filter(({ member }) => !abstained.has(member.id));
  const silent = abstainedText(finding, namesIn(all));
  if (!finding.available) return [heard[0] ? aloneText(heard[0]) : '', silent].filter(Boolean).join('\n\n');
  const who = namesIn(heard);
  const dictionary = finding.vote ? undefined : modernDictionary(heard);
  if (dictionary) return sensesText(dictionary, finding, who);
  const parts = finding.vote
    ? [voteText(finding.vote, who, heard)]
    : [
        opening(finding),
        ...agreedTexts(finding.agreed, who),
        ...alikeTexts(finding.alike, who),
        ...finding.contested.map((contest) => contestText(contest, who)),
        finding.agreed.length === 0 ? singleText(finding.single, who) : elsewhereText(finding, who),
      ];
  return [...parts, silent, oneFamily(heard)].filter(Boolean).join('\n\n');
}

/** Only where they differ, to stand below an answer of one of them. */
export function contestedText({ contested }: Finding, heard: readonly Heard[]): string {
  return contested.map((contest) => contestText(contest, namesIn(heard))).join('\n\n');
}

/** Where only dictionaries answer, the one of today. */
const modernDictionary = (heard: readonly Heard[]) =>
  heard.every(({ member }) => isDictionary(member.family))
    ? heard.find(({ member }) => isModernDictionary(member.family))
    : undefined;

/** The common senses first, as a dictionary of today has them; what the others share of them is said below. */
function sensesText({ member, text }: Heard, { agreed }: Finding, who: Who): string {
  const [shared] = agreed.filter(({ support }) => support.engines.includes(member.id));
  const others = shared?.support.engines.filter((id) => id !== member.id) ?? [];
  if (!shared || others.length === 0) return text.trim();
  return `${text.trim()}\n\n${who(others)} ${others.length === 1 ? 'agrees' : 'agree'} on “${plain(withoutEnd(shared.words.replace(/^\(\w+\)\s+/, '')))}”.`;
}

/** One answer is an answer from one source; a greeting needs no source at all. */
function aloneText({ member, text }: Heard): string {
  return isSmallTalk(member.family) ? text.trim() : `${text.trim()}\n\n_1 source: ${plain(member.title)}._`;
}

type Who = (members: readonly string[]) => string;

function namesIn(heard: readonly Heard[]): Who {
  const titles = new Map(heard.map(({ member }) => [member.id, plain(member.title)]));
  return (members) => joined(members.map((id) => titles.get(id) ?? id));
}

const says = ({ length }: readonly unknown[]) => (length === 1 ? 'says' : 'say');

/** The answer that leads in the words of one who gave it, who says so, and who says otherwise. */
function voteText(
  { options, winner, isByDate }: NonNullable<Finding['vote']>,
  who: Who,
  heard: readonly Heard[],
): string {
  const formatOption = ({ value, support }: (typeof options)[number]) =>
    `${who(support.engines)} ${says(support.engines)} **${plain(value)}** (${supportWords(support)})`;
  const leading = options.find(({ value }) => value === winner);
  if (!leading) return `They do not agree, and none leads: ${joined(options.map(formatOption))}.`;
  const { support } = leading;
  const voices = heard.filter(({ member }) => support.engines.includes(member.id));
  // In the words of one who puts it like the vote: text and vote show one value.
  const said = (voices.find(({ text }) => text.includes(leading.value)) ?? voices[0]!).text.trim();
  const others = options.filter((one) => one !== leading);
  if (others.length === 0) return said;
  const so = `${who(support.engines)} ${says(support.engines)} so (${supportWords(support)})${isByDate ? ', from the newest data' : ''}.`;
  return `${said}\n\n${so} But ${joined(others.map(formatOption))}.`;
}

/** Where there is nothing to begin with, that is said first. */
function opening({ agreed, alike = [], contested, matchedBy }: Finding): string {
  if (agreed.length > 0) return '';
  if (contested.length > 0) return 'They do not agree on this.';
  if (matchedBy === 'judge')
    return alike.length > 0
      ? 'They use similar words, but it is not certain that they mean the same.'
      : 'They neither say the same nor contradict each other: each tells something else.';
  return `${alike.length > 0 ? 'They use similar words.' : 'No two use the same words.'} Whether they mean the same has not been checked; that takes a language model.`;
}

/** What the same engines agree on is one paragraph, told as the one of them tells it who says the most of it. */
function agreedTexts(claims: readonly ConsensusClaim[], who: Who): string[] {
  const listedClaims = claims.slice(0, mostAgreed);
  const more = claims.length - listedClaims.length;
  const groups = [...Map.groupBy(listedClaims, ({ support }) => support.engines.join())];
  const paragraphs = groups.map(([, group]) => {
    const words = inOneVoice(group).map(sentence).join(' ');
    const { engines, of } = group[0]!.support;
    return engines.length === of ? words : `${words} ${who(engines)} agree on this.`;
  });
  return more > 0 ? [...paragraphs, `They agree on ${more} more, listed below.`] : paragraphs;
}

/** Each in its own words, so that whoever reads it can compare. */
function alikeTexts(claims: readonly ConsensusClaim[] = [], who: Who): string[] {
  if (claims.length === 0) return [];
  const lines = claims
    .slice(0, mostAlike)
    .map(
      ({ voices }) =>
        `- ${voices.map(({ member, words }) => `**${who([member])}:** “${plain(withoutEnd(words))}”`).join(' ')}`,
    );
  const more = claims.length - lines.length;
  return [
    `Worded alike, not checked:\n\n${lines.join('\n')}${more > 0 ? `\n- And ${more} more, listed below.` : ''}`,
  ];
}

function inOneVoice(group: readonly ConsensusClaim[]): string[] {
  const [teller] = group[0]!.support.engines;
  const place = ({ voices }: ConsensusClaim) => voices.find(({ member }) => member === teller)?.start ?? 0;
  return group.toSorted((a, b) => place(a) - place(b)).map(({ words }) => words);
}

function contestText({ difference, sides }: ConsensusContest, who: Who): string {
  const sideLines = sides.map(
    ({ words, support }) => `${who(support.engines)} ${says(support.engines)} “${plain(withoutEnd(words))}”`,
  );
  return `**${sentence(difference)}** ${sideLines.join('; ')}.`;
}

function singleText(claims: readonly ConsensusClaim[], who: Who): string {
  if (claims.length === 0) return '';
  const lines = [...Map.groupBy(claims, ({ support }) => who(support.engines))].map(([name, group]) => {
    const more = group.length - mostOfOne;
    const sentences = group.slice(0, mostOfOne).map(({ words }) => sentence(words));
    return `- **${name}:** ${sentences.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
  });
  return `Only one said:\n\n${lines.join('\n')}`;
}

/** Who shares nothing of what the others agree on is heard all the same. */
function elsewhereText({ agreed, alike = [], contested, single }: Finding, who: Who): string {
  const joint = new Set(
    [...agreed, ...alike, ...contested.flatMap(({ sides }) => sides)].flatMap(
      ({ support }) => support.engines,
    ),
  );
  const own = single.filter(({ support }) => !support.engines.some((engine) => joint.has(engine)));
  return [...Map.groupBy(own, ({ support }) => who(support.engines))]
    .map(([name, claims]) => `${name} says something else: “${plain(withoutEnd(claims[0]!.words))}”.`)
    .join(' ');
}

function abstainedText({ abstained = [] }: Finding, who: Who): string {
  if (abstained.length === 0) return '';
  const each = abstained.map(({ member, how }) => `${who([member])} ${how}`);
  return `_Not counted: ${joined(each)}._`;
}

function oneFamily(heard: readonly Heard[]): string {
  const families = new Set(heard.map(({ member }) => member.family));
  if (families.size > 1) return '';
  return [...families].every(readsOneText)
    ? '_These are ways of reading the same text: that they agree says what stands there, not that it is true._'
    : '_All of them know it from the same place, so their agreement counts for less._';
}
