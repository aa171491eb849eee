/** A set: a brief and what was made of it. Whatever people go on editing stands here. */
import type { Brief } from './brief.ts';
import type { CardLook } from './card/look.ts';
import { networkIds, networks, type NetworkId } from './networks.ts';
import type { Voice } from './voice/voice.ts';

export const partKinds = ['article', ...networkIds, 'newsletter', 'script', 'picture'] as const;
export type PartKind = (typeof partKinds)[number];

export const isNetwork = (kind: PartKind): kind is NetworkId =>
  (networkIds as readonly string[]).includes(kind);

export const partTitle = (kind: PartKind): string =>
  isNetwork(kind)
    ? networks[kind].title
    : { article: 'Article', newsletter: 'Newsletter', script: 'Script', picture: 'Picture' }[kind];

/** The words of a part: `title` is a headline or subject, `aside` a preheader or the foot of a card. */
export interface Words {
  title: string;
  aside: string;
  text: string;
}
export const wordFields = ['title', 'aside', 'text'] as const;

/** What of the brief a part was made with, or was put right by. */
export interface Known {
  what: string;
  about: string;
  /** By the id of the fact. */
  facts: Record<string, string>;
  links: string[];
}

export interface Part extends Words {
  id: string;
  kind: PartKind;
  /** As it was made; what differs from it now was edited by hand. */
  made: Words;
  knew: Known;
  /** Differences from the brief that someone looked at and wants so. */
  settled: string[];
  /** The engine that wrote it; null where the brief's own words stand. */
  by: string | null;
  /** On a clock in the zone of the set: `2026-03-14T08:00`. */
  planned: string | null;
}

export interface StudioSet {
  brief: Brief;
  voice: Voice;
  parts: Part[];
  card: CardLook;
  /** Of the calendar, such as `Europe/Berlin`; empty until something is planned. */
  zone: string;
}

export const knownOf = ({ what, about, facts, links }: Brief): Known => ({
  what,
  about,
  facts: Object.fromEntries(facts.map(({ id, value }) => [id, value])),
  links: links.map(({ url }) => url),
});

export const wordsOfPart = ({ title, aside, text }: Words): Words => ({ title, aside, text });

/** All words of a part in one text. */
export const textOfPart = (part: Words & { kind: PartKind }): string =>
  [part.title, part.aside, part.text].filter(Boolean).join('\n\n');

export const isEdited = (part: Part) => wordFields.some((field) => part[field] !== part.made[field]);
