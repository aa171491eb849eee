import { ours, type Template } from '../document/template.ts';
import { party } from './parties.ts';

export const photoConsent: Template = {
  id: 'photo-consent',
  title: 'Consent for photos and video',
  about: 'Someone agrees to be photographed and says what the pictures may be used for.',
  group: 'personal',
  source: ours,
  written: '2026-11-18',
  assumes:
    'A person who can decide for themselves, or a child with all who have custody signing. Consent is free, and can be taken back for the future.',
  notes: {
    DE: 'People own the right to their own picture; for children under age all who have custody sign, and from about 14 the young person too.',
    FR: 'State uses, places and duration: a consent without them is read narrowly.',
    US: 'States give people rights in the commercial use of their likeness; a release is usual and often cannot be taken back once paid for.',
    GB: 'Pictures of people who can be recognised are personal data.',
  },
  askFirst: ['The pictures are for advertising', 'The person is a child or a patient', 'The person is paid'],
  steps: [
    { title: 'Who takes the pictures', questions: party('taker', 'whoever takes the pictures') },
    {
      title: 'Who is in them',
      questions: [
        { is: 'line', id: 'person', ask: 'Full name of the person in the pictures' },
        {
          is: 'choice',
          id: 'age',
          ask: 'Age of the person',
          options: [
            { id: 'adult', label: 'An adult' },
            { id: 'child', label: 'A child: the parents sign' },
          ],
        },
        { is: 'line', id: 'parents', ask: 'Names of all who have custody', when: { id: 'age', is: 'child' } },
        { is: 'line', id: 'contact', ask: 'Where to write to take the consent back' },
      ],
    },
    {
      title: 'The pictures',
      questions: [
        { is: 'text', id: 'occasion', ask: 'Occasion, day and place' },
        {
          is: 'text',
          id: 'uses',
          ask: 'What they may be used for',
          hint: 'For example: our website and printed leaflets; not advertisements.',
        },
        { is: 'line', id: 'duration', ask: 'How long they may be used', hint: 'For example: five years.' },
        {
          is: 'choice',
          id: 'named',
          ask: 'Name beside the picture',
          options: [
            { id: 'yes', label: 'May be shown' },
            { id: 'no', label: 'Must not be shown' },
          ],
        },
      ],
    },
  ],
  opening: 'Consent to pictures and video of **{person}**, taken by **{taker}**, {takerAddress}.',
  clauses: [
    { title: 'Occasion', text: '{occasion}' },
    { title: 'Use', text: 'The pictures may be used for this and nothing else: {uses}' },
    {
      title: 'How long',
      text: 'They may be used for {duration}. After that they are removed from everything that can still be changed.',
    },
    { title: 'Name', text: 'The name may be shown beside the pictures.', when: { id: 'named', is: 'yes' } },
    {
      title: 'Name',
      text: 'The name must not be shown beside the pictures.',
      when: { id: 'named', is: 'no' },
    },
    {
      title: 'Taking it back',
      text: 'Consent is free, and nobody is worse off without it. It can be taken back at any time by writing to {contact}. The pictures are then no longer used in anything new, and are removed online within 14 days.',
    },
    {
      title: 'For a child',
      text: 'These agree for the child: {parents}. The child was asked and may say no.',
      when: { id: 'age', is: 'child' },
    },
    { title: 'Law', text: 'The law of {law} applies.' },
  ],
  closing: String.raw`Place and date: \_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_

Signature (for a child, of all who have custody): \_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_`,
};
