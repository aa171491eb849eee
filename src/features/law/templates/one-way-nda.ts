import { ours, type Template } from '../document/template.ts';
import { party, signatures } from './parties.ts';

export const oneWayNda: Template = {
  id: 'one-way-nda',
  title: 'One-way non-disclosure agreement',
  about: 'You tell someone something that is not public, and they keep it to themselves.',
  group: 'agreements',
  source: ours,
  written: '2026-11-18',
  assumes:
    'One side tells, the other listens, and both act in their trade. For employees and consumers other rules apply in most places.',
  notes: {
    US: 'State law decides how far secrecy may bind. Employees and contractors must be told that they may report a suspected crime; this text allows it but is no such notice.',
    GB: 'Say which part of the United Kingdom you mean: Scotland has a law of contract of its own.',
    DE: 'A contractual penalty would have to be agreed separately; this text has none.',
  },
  askFirst: [
    'The receiver is an employee, an applicant or a consumer',
    'You want a fixed sum to be paid for a breach',
    'What you tell can be patented: tell nobody before you have asked',
  ],
  steps: [
    { title: 'Who tells', questions: party('discloser', 'whoever tells') },
    { title: 'Who listens', questions: party('receiver', 'whoever listens') },
    {
      title: 'What and why',
      questions: [
        { is: 'text', id: 'subject', ask: 'What will be told', hint: 'Name the subject, not the secret.' },
        { is: 'text', id: 'purpose', ask: 'What it may be used for' },
        { is: 'date', id: 'start', ask: 'Day on which it begins' },
        {
          is: 'choice',
          id: 'years',
          ask: 'How long it stays secret',
          options: [
            { id: '1', label: 'One year', words: 'one year' },
            { id: '3', label: 'Three years', words: 'three years' },
            { id: '5', label: 'Five years', words: 'five years' },
          ],
        },
      ],
    },
  ],
  opening: `This agreement is made on {start}.

**{discloser}**, {discloserAddress}, (the “Discloser”) will tell

**{receiver}**, {receiverAddress}, (the “Receiver”) things that are not public.`,
  clauses: [
    {
      title: 'Confidential Information',
      text: '“Confidential Information” means what the Discloser tells, shows or gives the Receiver about the following, in any form: {subject}',
    },
    {
      title: 'Use',
      text: 'The Receiver uses Confidential Information only for this: {purpose}',
    },
    {
      title: 'Secrecy',
      text: 'The Receiver keeps Confidential Information secret, protects it at least as carefully as its own secrets, and passes it only to staff and professional advisers who need it for that use and are bound to secrecy. The Receiver answers for them.',
    },
    {
      title: 'What does not count',
      text: 'Confidential Information does not include what the Receiver can show was public, became public without its fault, was known to it before, came to it from someone free to tell it, or was found by it independently.',
    },
    {
      title: 'Disclosure that the law requires',
      text: 'The Receiver may disclose what a law, a court or an authority requires, and tells the Discloser beforehand where it may. Nothing here keeps anyone from reporting a suspected crime or wrongdoing to an authority.',
    },
    {
      title: 'Giving it back',
      text: 'When the Discloser asks, the Receiver returns or destroys Confidential Information within 30 days and confirms it in writing. Copies that a law requires to be kept may remain and stay secret.',
    },
    {
      title: 'Rights',
      text: 'All rights in Confidential Information stay with the Discloser. The Discloser gives no promise that it is complete or correct.',
    },
    {
      title: 'How long it lasts',
      text: 'The Receiver’s duties last {years} from the day on which each piece of Confidential Information was received.',
    },
    {
      title: 'Law and changes',
      text: 'The law of {law} applies. Changes must be made in writing and signed by the Discloser and the Receiver. If a part is not valid, the rest stays in force.',
    },
  ],
  closing: signatures('discloser', 'receiver'),
};
