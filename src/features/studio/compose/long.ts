/** What has room: the article, the newsletter, the script and the card. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { BriefLink, Tone } from '../brief.ts';
import type { Words } from '../set.ts';
import { factLine, inOrder, isStated, type List, type Material, type Sentence } from './material.ts';
import { asParagraphs, candidates, hookOf, inTheirOrder, leadOf, told } from './pick.ts';
import { bareUrl, callOf, listText } from './post.ts';

/** All that the brief says, in its order, and nothing else. */
export function articleFrom(material: Material): Words {
  const { title, pieces, brief, isEnglish } = material;
  const blocks: string[] = [];
  let open: Sentence[] = [];
  const flush = () => {
    blocks.push(...asParagraphs(open));
    open = [];
  };
  for (const piece of pieces) {
    if (piece.is === 'sentence') open.push(piece);
    else {
      flush();
      blocks.push(markdownList(piece));
    }
  }
  flush();
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
const mostWords = 170;

export function newsletterFrom(material: Material): Words {
  const { title, brief, sentences, isEnglish, isSober, lists } = material;
  const lead = leadOf(material);
  const tone = isSober && brief.tone === 'friendly' ? 'plain' : brief.tone;
  const short = sentences.filter(({ text, leans }) => !leans && text.length <= longestSubject);
  const subject =
    title.length <= longestSubject
      ? title
      : withoutStop(
          short.toSorted((a, b) => b.weight - a.weight)[0]?.text ?? cutAtWord(title, longestSubject),
        );
  const facts = inOrder(brief.facts);
  // Beside the subject and above the first sentence: so it is another one, if there is one.
  const beside = sentences
    .filter(({ text, leans }) => !leans && text.length <= longestPreheader && told(text, subject) < 0.8)
    .toSorted((a, b) => Number(a === lead) - Number(b === lead) || b.pull - a.pull || a.at - b.at);
  const aside =
    (isSober ? lead?.text : beside[0]?.text) ??
    facts
      .slice(0, 3)
      .map((fact) => factLine(fact, { short: true }))
      .join(' · ');
  const chosen = new Set<Sentence>(lead ? [lead] : []);
  let words = 0;
  for (const group of candidates(material, chosen)) {
    const length = group.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    if (words + length > mostWords) continue;
    words += length;
    for (const one of group) chosen.add(one);
  }
  const body = inTheirOrder(chosen);
  const said = body.map(({ text }) => text).join(' ');
  const untold = facts.filter((fact) => !isStated(fact, said));
  const link = callOf(material);
  const text = [
    isEnglish ? greetings[tone] : '',
    ...(body.length > 0 ? asParagraphs(body) : [title]),
    ...lists.map(listText),
    untold.map((fact) => factLine(fact, { short: false })).join('\n'),
    link && (link.label.trim() ? `${link.label.trim()}: ${link.url}` : link.url),
    brief.who && [isEnglish ? closings[tone] : '', brief.who].filter(Boolean).join('\n'),
  ];
  return {
    title: subject,
    aside: cutAtWord(aside, longestPreheader),
    text: text.filter(Boolean).join('\n\n'),
  };
}

const greetings: Record<Tone, string> = { plain: 'Hello,', friendly: 'Hi there,', formal: 'Dear readers,' };
const closings: Record<Tone, string> = {
  plain: 'Best wishes,',
  friendly: 'See you soon,',
  formal: 'Yours sincerely,',
};
const withoutStop = (text: string) => text.replace(/\.$/, '');

const spokenWords = 140;

/** Scenes, an empty line between two: what is on screen, then what is said. */
export function scriptFrom(material: Material): Words {
  const { title, brief, isSober, isEnglish } = material;
  const [hook, lead] = [hookOf(material), leadOf(material)];
  const first = isSober || !hook || told(title, hook.text) === 0 ? lead : hook;
  const chosen = new Set<Sentence>(first ? [first] : []);
  let words = first ? first.text.split(/\s+/).length : 0;
  for (const group of candidates(material, chosen)) {
    const length = group.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    if (words + length > spokenWords) continue;
    words += length;
    for (const one of group) chosen.add(one);
  }
  const rest = inTheirOrder(chosen).filter((one) => one !== first);
  const said = [...chosen].map(({ text }) => text).join(' ');
  const facts = inOrder(brief.facts);
  const untold = facts.filter((fact) => !isStated(fact, said));
  const link = callOf(material);
  const scenes = [
    scene(title, first?.text ?? title),
    ...asParagraphs(rest, 2).map((text) => {
      const shown = facts
        .filter((fact) => isStated(fact, text))
        .map((fact) => factLine(fact, { short: true }));
      return scene(shown.join(' · '), text);
    }),
    ...material.lists.flatMap(({ head, lines, isNumbered }) =>
      isNumbered
        ? lines.map((line, at) => scene(at === 0 ? withoutColon(head) : '', line))
        : [scene(lines.join(' · '), `${withoutColon(head)}.`.replace(/^\.$/, ''))],
    ),
    ...(untold.length > 0
      ? [
          scene(
            untold.map((fact) => factLine(fact, { short: true })).join(' · '),
            untold.map((fact) => `${factLine(fact, { short: true }).replace(/\.$/, '')}.`).join(' '),
          ),
        ]
      : []),
    ...(link ? [scene(bareUrl(link.url), spokenCall(link, isEnglish))] : []),
  ];
  return { title, aside: '', text: scenes.filter(Boolean).join('\n\n') };
}

const scene = (shown: string, spoken: string) =>
  [shown && `On screen: ${shown}`, spoken].filter(Boolean).join('\n');
const withoutColon = (text: string) => text.replace(/:\s*$/, '');
const spokenCall = ({ label, url }: BriefLink, isEnglish: boolean) => {
  const words = label.trim().replace(/[.:]$/, '');
  return `${words ? `${words}${isEnglish ? ' on' : ':'} ` : ''}${bareUrl(url)}`;
};

const longestHeadline = 70;

export function cardFrom(material: Material): Words {
  const { title, brief } = material;
  const lines = inOrder(brief.facts)
    .slice(0, 3)
    .map((fact) => cutAtWord(factLine(fact, { short: true }), 60));
  const hook = hookOf(material);
  // With no facts to show, the strongest sentence, where it is short enough for a card.
  if (lines.length === 0 && hook && hook.text.length <= 90 && told(hook.text, title) < 0.8)
    lines.push(hook.text);
  const link = callOf(material);
  return {
    title: cutAtWord(title, longestHeadline),
    aside: [brief.who, link && bareUrl(link.url)].filter(Boolean).join(' · '),
    text: lines.join('\n'),
  };
}
