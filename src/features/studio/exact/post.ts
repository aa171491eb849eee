/** A post: the title, the facts and where to go, and of the brief's sentences as many from the beginning as fit. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { BriefFact, BriefLink } from '../brief.ts';
import { networks, type NetworkId } from '../networks.ts';
import { factLine, inOrder, isStated, type List, type Material, type Sentence } from './material.ts';
import { inBlocks, plainList } from './paragraphs.ts';

interface Draft {
  title: string;
  pieces: (Sentence | List)[];
  facts: BriefFact[];
  tags: string[];
}

export function postFor(id: NetworkId, material: Material): string {
  const network = networks[id];
  const fits = (draft: Draft) => network.count(render(draft, id, material)) <= network.most;
  let draft: Draft = { title: material.title, pieces: [], facts: [], tags: [] };
  if (!fits(draft)) draft = { ...draft, title: cutAtWord(material.title, 80) };
  const tryTo = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    if (fits(next)) draft = next;
    return draft === next;
  };
  // What must be right comes before what reads well.
  for (const fact of inOrder(material.brief.facts)) tryTo({ facts: [...draft.facts, fact] });
  for (const piece of material.pieces.slice(0, network.sentences)) {
    const pieces = [...draft.pieces, piece];
    const said = pieces.map(wordsOf).join(' ');
    // Beyond the first that does not fit, the rest would not follow from what is there.
    if (!tryTo({ pieces, facts: draft.facts.filter((fact) => !isStated(fact, said)) })) break;
  }
  for (const tag of material.brief.tags.slice(0, network.tags)) tryTo({ tags: [...draft.tags, tag] });
  return render(draft, id, material);
}

const wordsOf = (piece: Sentence | List) => (piece.is === 'sentence' ? piece.text : plainList(piece));

function render({ title, pieces, facts, tags }: Draft, id: NetworkId, material: Material): string {
  const { roomy, most } = networks[id];
  const blocks = inBlocks(pieces, plainList);
  return [
    pieces.length > 0 ? ended(title) : title,
    ...(most > 500 ? blocks : [blocks.join(' ')]),
    facts.map((fact) => factLine(fact, { short: !roomy })).join(roomy ? '\n' : ' · '),
    callLine(material, { isPressable: id !== 'instagram' }),
    tags.map((tag) => `#${tagWord(tag)}`).join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const ended = (text: string) => (/[.!?…:]$/.test(text) ? text : `${text}.`);

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
