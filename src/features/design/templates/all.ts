import { cards } from './cards.ts';
import { certificates } from './certificates.ts';
import { invitations } from './invitations.ts';
import { logos } from './logos.ts';
import { pictured } from './pictures.ts';
import { posters } from './posters.ts';
import type { Template } from './template.ts';

export const templates: readonly Template[] = [
  ...posters,
  ...pictured,
  ...invitations,
  ...certificates,
  ...cards,
  ...logos,
];

/** What cannot be found (a rule that is gone) is laid out by the first. */
export const templateOf = (id: string): Template => templates.find((one) => one.id === id) ?? templates[0]!;
