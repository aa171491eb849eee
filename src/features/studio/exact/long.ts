/** What has room: the article, the newsletter, the script and the card. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { BriefLink, Tone } from '../brief.ts';
import type { Words } from '../set.ts';
import { factLine, inOrder, isStated, type List, type Material, type Sentence } from './material.ts';
import { asParagraphs, inBlocks, plainList } from './paragraphs.ts';
import { bareUrl, callOf } from './post.ts';

export function articleFrom(material: Material): Words {
  const { title, pieces, brief, isEnglish } = material;
  const blocks = inBlocks(pieces, markdownList);
  const facts = inOrder(brief.facts);
  if (facts.length > 0) {
    if (isEnglish && blocks.length > 0 && facts.length > 1) blocks.push('## At a glance');
    blocks.push(
      facts.map(({ label, value }) => (label ? `- **${label}:** ${value}` : `- ${value}`)).join('\n'),
    );
  }
  const link = callOf(material);
  if (link) blocks.push(`[${link.label.trim() || bareUrl(link.url)}](${link.url})`);
  return { title, aside: '', text: blocks.join('\n\n') };
}

const markdownList = ({ head, lines, isNumbered }: List) =>
  [
    ...(head ? [head, ''] : []),
    ...lines.map((line, at) => (isNumbered ? `${at + 1}. ${line}` : `- ${line}`)),
  ].join('\n');

const longestSubject = 60;
const longestPreheader = 100;

export function newsletterFrom(material: Material): Words {
  const { title, brief, pieces, isEnglish } = material;
  const blocks = inBlocks(pieces, plainList);
  const said = blocks.join('\n');
  const facts = inOrder(brief.facts);
  const untold = facts.filter((fact) => !isStated(fact, said));
  const link = callOf(material);
  const text = [
    isEnglish ? greetings[brief.tone] : '',
    ...(blocks.length > 0 ? blocks : [title]),
    untold.map((fact) => factLine(fact, { short: false })).join('\n'),
    link && (link.label.trim() ? `${link.label.trim()}: ${link.url}` : link.url),
    brief.who && [isEnglish ? closings[brief.tone] : '', brief.who].filter(Boolean).join('\n'),
  ];
  const preheader = facts
    .slice(0, 3)
    .map((fact) => factLine(fact, { short: true }))
    .join(' · ');
  return {
    title: cutAtWord(title, longestSubject),
    aside: cutAtWord(preheader, longestPreheader),
    text: text.filter(Boolean).join('\n\n'),
  };
}

const greetings: Record<Tone, string> = { plain: 'Hello,', friendly: 'Hi there,', formal: 'Dear readers,' };
const closings: Record<Tone, string> = {
  plain: 'Best wishes,',
  friendly: 'All the best,',
  formal: 'Yours sincerely,',
};

const spokenWords = 140;

/** Scenes, an empty line between two: what is on screen, then what is said. */
export function scriptFrom(material: Material): Words {
  const { title, brief, isEnglish } = material;
  const spoken = firstWords(material.pieces);
  const said = spoken.map((piece) => (piece.is === 'sentence' ? piece.text : plainList(piece))).join(' ');
  const facts = inOrder(brief.facts);
  const untold = facts.filter((fact) => !isStated(fact, said)).map((fact) => factLine(fact, { short: true }));
  const shownWith = (text: string) =>
    facts
      .filter((fact) => isStated(fact, text))
      .map((fact) => factLine(fact, { short: true }))
      .join(' · ');
  const [first, ...rest] = scenesOf(spoken);
  const link = callOf(material);
  const scenes = [
    scene(title, first ?? title),
    ...rest.map((text) => scene(shownWith(text), text)),
    scene(untold.join(' · '), untold.map((line) => `${line.replace(/\.$/, '')}.`).join(' ')),
    ...(link ? [scene(bareUrl(link.url), spokenCall(link, isEnglish))] : []),
  ];
  return { title, aside: '', text: scenes.filter(Boolean).join('\n\n') };
}

/** As much from the beginning as can be said in a minute. */
function firstWords(pieces: Material['pieces']): Material['pieces'] {
  let words = 0;
  const end = pieces.findIndex((piece) => {
    words += (piece.is === 'sentence' ? piece.text : plainList(piece)).split(/\s+/).length;
    return words > spokenWords;
  });
  return end < 0 ? pieces : pieces.slice(0, Math.max(1, end));
}

/** Two sentences each; the lines of a list are said one after another. */
function scenesOf(pieces: readonly (Sentence | List)[]): string[] {
  const scenes: string[] = [];
  let open: Sentence[] = [];
  for (const piece of pieces)
    if (piece.is === 'sentence') open.push(piece);
    else {
      scenes.push(...asParagraphs(open, 2), ...[piece.head, ...piece.lines].filter(Boolean));
      open = [];
    }
  return [...scenes, ...asParagraphs(open, 2)];
}

const scene = (shown: string, spoken: string) =>
  [shown && `On screen: ${shown}`, spoken].filter(Boolean).join('\n');
const spokenCall = ({ label, url }: BriefLink, isEnglish: boolean) => {
  const words = label.trim().replace(/[.:]$/, '');
  return `${words ? `${words}${isEnglish ? ' on' : ':'} ` : ''}${bareUrl(url)}`;
};

const longestHeadline = 70;

export function cardFrom(material: Material): Words {
  const { title, brief } = material;
  const link = callOf(material);
  return {
    title: cutAtWord(title, longestHeadline),
    aside: [brief.who, link && bareUrl(link.url)].filter(Boolean).join(' · '),
    text: inOrder(brief.facts)
      .slice(0, 3)
      .map((fact) => cutAtWord(factLine(fact, { short: true }), 60))
      .join('\n'),
  };
}
