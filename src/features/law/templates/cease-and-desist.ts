import { ours, type Template } from '../document/template.ts';
import { party } from './parties.ts';

export const ceaseAndDesist: Template = {
  id: 'cease-and-desist',
  title: 'Cease and desist letter',
  about: 'Asks someone to stop doing something that breaks your rights.',
  group: 'letters',
  source: ours,
  written: '2026-11-18',
  assumes:
    'You hold the right yourself and can show it. A letter that claims a right which does not exist can cost its sender money.',
  notes: {
    DE: 'A warning letter (Abmahnung) can oblige the other side to pay costs, and an unjustified one the sender. A promise backed by a penalty is usual; this letter asks only for a promise.',
    GB: 'Unjustified threats over patents, trade marks and designs can themselves be sued for. Ask first.',
    US: 'For copies on websites, a notice to the host under the DMCA is often quicker.',
    FR: 'It is often sent through a lawyer or a bailiff, who can also record what is online.',
  },
  askFirst: [
    'It is about a patent, a trade mark or a design',
    'The other side is bigger than you or has a lawyer',
    'What they said may be true or an opinion',
    'You are afraid of the person: talk to the police or a help line first',
  ],
  steps: [
    { title: 'You', questions: party('sender', 'the sender') },
    { title: 'They', questions: party('other', 'the other side') },
    {
      title: 'What happens',
      questions: [
        {
          is: 'choice',
          id: 'right',
          ask: 'The right it is about',
          options: [
            {
              id: 'copyright',
              label: 'A text, picture, piece of music or program of mine',
              words: 'my copyright',
            },
            { id: 'name', label: 'My name or mark', words: 'my rights in my name or mark' },
            { id: 'statements', label: 'Untrue statements about me', words: 'my reputation' },
            { id: 'contract', label: 'A contract between us', words: 'our contract' },
            { id: 'contact', label: 'Unwanted contact', words: 'my privacy' },
          ],
        },
        {
          is: 'text',
          id: 'facts',
          ask: 'What they do, with dates and places',
          hint: 'Facts only; keep copies and screenshots.',
        },
        {
          is: 'text',
          id: 'basis',
          ask: 'Why the right is yours',
          hint: 'When you made it, the contract, the registration.',
        },
      ],
    },
    {
      title: 'What you ask for',
      questions: [
        { is: 'date', id: 'letterDay', ask: 'Date of the letter' },
        { is: 'text', id: 'demand', ask: 'What they should do or stop doing' },
        { is: 'date', id: 'deadline', ask: 'Day by which they should do it' },
      ],
    },
  ],
  opening: `{sender}

{senderAddress}

To: {other}

{otherAddress}

{letterDay}

**Request to stop**`,
  clauses: [
    { text: 'This letter is about {right}.' },
    { text: 'What happened: {facts}' },
    { text: 'Why I may object: {basis}' },
    { text: 'I ask you to do the following by {deadline}: {demand}' },
    {
      text: 'Please confirm to me in writing by {deadline} that you have done so and will not do it again. If you think that I am mistaken, tell me why by the same day.',
    },
    {
      text: 'If I hear nothing, I will consider the steps that the law of {law} gives me. I keep all my rights, including the right to claim damages.',
    },
  ],
  closing: 'Yours faithfully,\n\n{sender}',
};
