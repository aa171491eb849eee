/** What instructions for use should hold, after IEC/IEEE 82079-1: a reminder, no proof of conformity. */
import type { Manual } from './manual.ts';

/** Where in the editor it is written. */
export type EditorTab = 'product' | 'safety' | 'photos' | 'steps' | 'details';

export interface ChecklistItem {
  title: string;
  tab: EditorTab;
  isMet(manual: Manual): boolean;
}

const has = (text: string) => text.trim() !== '';

export const checklist: readonly ChecklistItem[] = [
  { title: 'Model or type of the product', tab: 'product', isMet: ({ model }) => has(model) },
  { title: 'Manufacturer or supplier', tab: 'product', isMet: ({ maker }) => has(maker) },
  { title: 'Contact for help', tab: 'product', isMet: ({ contact }) => has(contact) },
  { title: 'Intended use', tab: 'product', isMet: ({ intendedUse }) => has(intendedUse) },
  {
    title: 'What it must not be used for',
    tab: 'product',
    isMet: ({ notIntendedUse }) => has(notIntendedUse),
  },
  { title: 'At least one safety notice', tab: 'safety', isMet: ({ notices }) => notices.length > 0 },
  {
    title: 'Each notice says the hazard, its consequence and how to avoid it',
    tab: 'safety',
    isMet: ({ notices }) =>
      notices.length > 0 &&
      notices.every(
        ({ signal, danger, consequence, avoidance }) =>
          has(danger) && has(avoidance) && (signal === 'notice' || has(consequence)),
      ),
  },
  { title: 'A picture of the product', tab: 'photos', isMet: ({ photos }) => photos.length > 0 },
  {
    title: 'Each photo is described for people who can’t see it',
    tab: 'photos',
    isMet: ({ photos }) => photos.length > 0 && photos.every(({ alt }) => has(alt)),
  },
  {
    title: 'Each callout is named',
    tab: 'photos',
    isMet: ({ photos }) => photos.every(({ callouts }) => callouts.every(({ label }) => has(label))),
  },
  { title: 'List of parts', tab: 'details', isMet: ({ parts }) => parts.some(({ name }) => has(name)) },
  {
    title: 'Steps to set it up',
    tab: 'steps',
    isMet: ({ steps }) => steps.some(({ group, text }) => group === 'setup' && has(text)),
  },
  {
    title: 'Steps to use it',
    tab: 'steps',
    isMet: ({ steps }) => steps.some(({ group, text }) => group === 'use' && has(text)),
  },
  {
    title: 'No step is only inferred',
    tab: 'steps',
    isMet: ({ steps }) => steps.every(({ basis }) => basis === 'shown'),
  },
  { title: 'Specifications', tab: 'details', isMet: ({ specs }) => specs.some(({ value }) => has(value)) },
  { title: 'Maintenance', tab: 'details', isMet: ({ care }) => care.some(({ task }) => has(task)) },
  {
    title: 'Troubleshooting',
    tab: 'details',
    isMet: ({ troubles }) => troubles.some(({ remedy }) => has(remedy)),
  },
  { title: 'Disposal', tab: 'details', isMet: ({ disposal }) => has(disposal) },
  { title: 'Warranty', tab: 'details', isMet: ({ warranty }) => has(warranty) },
];
