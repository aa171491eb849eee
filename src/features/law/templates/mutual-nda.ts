import { ours, type Template } from '../document/template.ts';
import { party, signatures } from './parties.ts';

export const mutualNda: Template = {
  id: 'mutual-nda',
  title: 'Mutual non-disclosure agreement',
  about: 'Two sides want to talk openly and both keep to themselves what they hear.',
  group: 'agreements',
  source: ours,
  written: '2026-11-18',
  assumes:
    'Two businesses, or people acting in their trade, who deal on an equal footing. The text takes general contract law for granted and names the place whose law applies.',
  notes: {
    US: 'State law decides how long and how widely secrecy may bind. Federal law protects people who report a suspected crime to the authorities, and employers must say so to their employees; this text does not.',
    GB: 'Scotland and Northern Ireland have courts and rules of their own: say which part of the United Kingdom you mean.',
    DE: 'Pre-written terms that one side uses often are checked strictly. A trade secret is protected by law only where its owner takes care of it.',
    FR: 'The exclusion of information that someone must disclose by law also covers reports made by whistleblowers.',
    IN: 'Agreements that keep people from working after they part are mostly void; this text contains none.',
  },
  askFirst: [
    'One side is an employee or a consumer',
    'Personal data of customers or patients will be exchanged',
    'A lot of money depends on the secret',
  ],
  steps: [
    { title: 'The first side', questions: party('first', 'the first side') },
    { title: 'The second side', questions: party('second', 'the second side') },
    {
      title: 'The talks',
      questions: [
        {
          is: 'text',
          id: 'purpose',
          ask: 'Purpose of the talks',
          hint: 'For example: to find out whether to build a product together.',
        },
        { is: 'date', id: 'start', ask: 'Day on which it begins' },
        {
          is: 'choice',
          id: 'years',
          ask: 'How long things stay secret',
          options: [
            { id: '1', label: 'One year', words: 'one year' },
            { id: '2', label: 'Two years', words: 'two years' },
            { id: '3', label: 'Three years', words: 'three years' },
            { id: '5', label: 'Five years', words: 'five years' },
          ],
        },
      ],
    },
    {
      title: 'Details',
      questions: [
        {
          is: 'choice',
          id: 'marked',
          ask: 'What counts as confidential',
          options: [
            { id: 'all', label: 'Everything that is plainly not public' },
            { id: 'marked', label: 'Only what is marked or confirmed in writing' },
          ],
        },
        {
          is: 'text',
          id: 'people',
          ask: 'Others who may know',
          hint: 'For example: our accountants. Leave empty if nobody.',
          isOptional: true,
        },
      ],
    },
  ],
  opening: `This agreement is made on {start} between

**{first}**, {firstAddress},

and

**{second}**, {secondAddress}.

Each of them may tell the other things that are not public. This agreement says how each treats what it hears.`,
  clauses: [
    {
      title: 'Purpose',
      text: 'The two sides exchange information for this purpose and for no other: {purpose}',
    },
    {
      title: 'Confidential Information',
      text: '“Confidential Information” means everything that one side tells or shows the other in connection with the purpose, in any form, that is marked as confidential or that a sensible person would understand to be confidential.',
      when: { id: 'marked', is: 'all' },
    },
    {
      title: 'Confidential Information',
      text: '“Confidential Information” means what one side gives the other in connection with the purpose and marks as confidential, or tells the other and confirms in writing as confidential within 14 days.',
      when: { id: 'marked', is: 'marked' },
    },
    {
      title: 'What does not count',
      text: `Confidential Information does not include what the side that received it can show:

- was public, or became public without its fault;
- it knew before it was told;
- it was told by someone who was free to tell it; or
- it found out on its own without using what it was told.`,
    },
    {
      title: 'What each side promises',
      text: `Each side will use the other’s Confidential Information only for the purpose, protect it with the care that it gives its own secrets and at least with reasonable care, and tell nobody about it except those of its staff and professional advisers who need it for the purpose and are bound to secrecy. Each side answers for what they do with it.`,
    },
    {
      title: 'Others who may know',
      text: 'These may also be told, under the same promises: {people}',
      when: { id: 'people' },
    },
    {
      title: 'Disclosure that the law requires',
      text: 'A side may disclose Confidential Information where a law, a court or an authority requires it. Where it is allowed to, it tells the other side beforehand and discloses no more than it must. Nothing here keeps anyone from reporting a suspected crime or wrongdoing to an authority.',
    },
    {
      title: 'Giving it back',
      text: 'When a side asks for it, the other returns or destroys its Confidential Information within 30 days. Copies that a law requires to be kept, or that lie in ordinary backups, may remain and stay secret.',
    },
    {
      title: 'No licence and no promise to go on',
      text: 'Neither side gains rights in the other’s information, inventions or marks. Neither is bound to enter into any further agreement.',
    },
    {
      title: 'How long it lasts',
      text: 'This agreement covers what is exchanged from {start}. The promises about each piece of information last {years} from the day on which it was received.',
    },
    {
      title: 'Law and changes',
      text: 'The law of {law} applies. Changes must be made in writing and signed by both sides. If a part of this agreement is not valid, the rest stays in force.',
    },
  ],
  closing: signatures('first', 'second'),
};
