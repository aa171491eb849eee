/** What a set is made from: the only place where its facts stand. */

export const longestWhat = 160;
export const longestAbout = 8000;
export const longestLine = 300;
export const mostFacts = 20;
export const mostLinks = 5;
export const mostTags = 10;

export const tones = ['plain', 'friendly', 'formal'] as const;
export type Tone = (typeof tones)[number];

/** Something that must be right wherever it is said. */
export interface BriefFact {
  id: string;
  /** What it is: `Opening day`. */
  label: string;
  value: string;
}

export interface BriefLink {
  /** Link text, as a button would say it: `Book a table`. */
  label: string;
  url: string;
}

export interface Brief {
  /** In a line. */
  what: string;
  /** What there is to say, in sentences or lists. */
  about: string;
  audience: string;
  /** Who speaks: signs the newsletter and stands on the previews. */
  who: string;
  tone: Tone;
  facts: BriefFact[];
  links: BriefLink[];
  /** Without their sign. */
  tags: string[];
}

export const emptyBrief: Brief = {
  what: '',
  about: '',
  audience: '',
  who: '',
  tone: 'plain',
  facts: [],
  links: [],
  tags: [],
};

/** All that may be said as a fact, in one text: parts are compared with it. */
export const sheetOf = ({ what, about, audience, who, facts, links, tags }: Brief): string =>
  [
    what,
    about,
    ...facts.map(({ label, value }) => (label ? `${label}: ${value}` : value)),
    ...links.map(({ label, url }) => `${label} ${url}`),
    who,
    audience,
    tags.join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
