/** A post: what it opens with, what fits beside that, the facts that it does not tell yet, and where to go. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { BriefFact, BriefLink } from '../brief.ts';
import { networks, type Network, type NetworkId } from '../networks.ts';
import { factLine, inOrder, isStated, type List, type Material, type Sentence } from './material.ts';
import { asParagraphs, candidates, hookOf, inTheirOrder, leadOf, told } from './pick.ts';

export function postFor(id: NetworkId, material: Material): string {
  const network = networks[id];
  const fits = (draft: Draft) => network.count(render(draft, id, material)) <= network.most;
  let draft = opening(network, id, material);
  const tryTo = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    if (fits(next)) draft = next;
    return draft === next;
  };
  // What must be right comes before what reads well.
  for (const fact of inOrder(material.brief.facts)) {
    if (isStated(fact, draft.sentences.map(({ text }) => text).join(' '))) continue;
    tryTo({ facts: [...draft.facts, fact] });
  }
  let room = network.sentences - draft.sentences.length;
  for (const group of candidates(material, new Set(draft.sentences))) {
    const fresh = group.filter((one) => !draft.sentences.includes(one));
    if (room < fresh.length || fresh.length === 0) continue;
    // Where there is little room, a sentence that tells little is not worth it.
    if (!network.folded && !material.isSober && fresh.every(({ weight }) => weight <= 0)) continue;
    const sentences = [...draft.sentences, ...fresh];
    const said = sentences.map(({ text }) => text).join(' ');
    if (tryTo({ sentences, facts: draft.facts.filter((fact) => !isStated(fact, said)) }))
      room -= fresh.length;
  }
  if (network.most > 500) for (const list of material.lists) tryTo({ lists: [...draft.lists, list] });
  const tags = material.isSober ? [] : material.brief.tags.slice(0, network.tags);
  for (const tag of tags) tryTo({ tags: [...draft.tags, tag] });
  return render(draft, id, material);
}

interface Draft {
  /** The title, where the opening does not say what it is about. */
  title: string;
  first: Sentence | undefined;
  sentences: Sentence[];
  lists: List[];
  facts: BriefFact[];
  tags: string[];
}

function opening(network: Network, id: NetworkId, material: Material): Draft {
  const { title } = material;
  const none: Draft = { title, first: undefined, sentences: [], lists: [], facts: [], tags: [] };
  const [hook, lead] = [hookOf(material), leadOf(material)];
  const named = (sentence: Sentence | undefined) => (told(title, sentence?.text ?? '') >= 0.5 ? '' : title);
  const ways: Draft[] = [];
  if (network.opensWith === 'hook' && hook && lead && hook !== lead)
    // The strongest fact first, then what it belongs to; where neither names it, the title before both.
    ways.push({ ...none, title: named(hook) && named(lead), first: hook, sentences: [hook, lead] });
  for (const one of [lead, hook])
    if (one) ways.push({ ...none, title: named(one), first: one, sentences: [one] });
  if (hook) ways.push({ ...none, title: '', first: hook, sentences: [hook] });
  ways.push(none);
  const fits = (draft: Draft) => network.count(render(draft, id, material)) <= network.most;
  return ways.find(fits) ?? { ...none, title: cutAtWord(title, 80) };
}

function render({ title, first, sentences, lists, facts, tags }: Draft, id: NetworkId, material: Material) {
  const network = networks[id];
  const rest = inTheirOrder(sentences.filter((one) => one !== first));
  // What follows the opening in the brief follows it here; the opening leads if it comes from elsewhere.
  const ordered = first ? [first, ...rest] : rest;
  const paragraphs = network.most > 500 ? withOpening(ordered) : [ordered.map(({ text }) => text).join(' ')];
  const lines = facts.map((fact) => factLine(fact, { short: !network.roomy }));
  return [
    title && (ordered.length > 0 ? ended(title) : title),
    ...paragraphs,
    ...lists.map(listText),
    lines.join(network.roomy ? '\n' : ' · '),
    callLine(material, { isPressable: id !== 'instagram' }),
    tags.map((tag) => `#${tagWord(tag)}`).join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The first sentence stands alone, as it is what one sees, unless the next one leans on it. */
function withOpening([first, ...rest]: readonly Sentence[]): string[] {
  if (!first) return [];
  const next = rest[0]?.leans && rest[0].at === first.at + 1 ? rest.shift() : undefined;
  return [[first, ...(next ? [next] : [])].map(({ text }) => text).join(' '), ...asParagraphs(rest)];
}

const ended = (text: string) => (/[.!?…:]$/.test(text) ? text : `${text}.`);

export const listText = ({ head, lines, isNumbered }: List) =>
  [head, ...lines.map((line, at) => (isNumbered ? `${at + 1}. ${line}` : `• ${line}`))]
    .filter(Boolean)
    .join('\n');

/** `book club` → `BookClub`. */
export const tagWord = (tag: string) =>
  tag
    .replace(/^#/, '')
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .map((word, at, all) => (all.length > 1 ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join('');

/** As people say an address. */
export const bareUrl = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

export const callOf = ({ brief }: Material): BriefLink | undefined =>
  brief.links.find(({ url }) => url.trim());

function callLine(material: Material, { isPressable }: { isPressable: boolean }): string {
  const link = callOf(material);
  if (!link) return '';
  const url = isPressable ? link.url : bareUrl(link.url);
  const label = link.label.trim().replace(/[:.]$/, '') || (material.isEnglish ? 'More' : '');
  return label ? `${label}: ${url}` : url;
}
