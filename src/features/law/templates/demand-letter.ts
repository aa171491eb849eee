import { ours, type Template } from '../document/template.ts';
import { party } from './parties.ts';

export const demandLetter: Template = {
  id: 'demand-letter',
  title: 'Demand letter',
  about: 'Asks someone for money that they owe, and says by when.',
  group: 'letters',
  source: ours,
  written: '2026-11-18',
  assumes:
    'A claim that is due and not past its time limit. The letter only asks; it does not stop a time limit from running in most places.',
  notes: {
    GB: 'Before a claim in England and Wales, the court expects the steps of the pre-action protocol: for debts of people 30 days and certain forms.',
    US: 'Those who collect debts for others follow federal law on debt collection; some states ask for certain words.',
    DE: 'After this letter the debtor is usually in default; a court order for payment (Mahnbescheid) is the next step.',
    FR: 'Send it as a registered letter with acknowledgement of receipt: a “mise en demeure” begins interest.',
  },
  askFirst: [
    'The claim is old: a time limit may be close',
    'The other side disputes it',
    'The other side is insolvent',
  ],
  steps: [
    { title: 'You', questions: party('sender', 'the sender') },
    { title: 'They', questions: party('debtor', 'whoever owes the money') },
    {
      title: 'The claim',
      questions: [
        {
          is: 'text',
          id: 'reason',
          ask: 'What the money is for',
          hint: 'Contract, invoice number, what was delivered.',
        },
        { is: 'line', id: 'amount', ask: 'Amount with its currency' },
        { is: 'date', id: 'dueSince', ask: 'Day on which it was due' },
        { is: 'text', id: 'earlier', ask: 'What was sent or said before', isOptional: true },
      ],
    },
    {
      title: 'What happens next',
      questions: [
        { is: 'date', id: 'letterDay', ask: 'Date of the letter' },
        { is: 'date', id: 'payBy', ask: 'Day by which they should pay', hint: 'Two weeks are usual.' },
        { is: 'text', id: 'account', ask: 'How to pay' },
        {
          is: 'choice',
          id: 'offer',
          ask: 'An offer to talk',
          options: [
            { id: 'yes', label: 'Offer instalments or a talk' },
            { id: 'no', label: 'No offer' },
          ],
        },
      ],
    },
  ],
  opening: `{sender}

{senderAddress}

To: {debtor}

{debtorAddress}

{letterDay}

**Request for payment of {amount}**`,
  clauses: [
    { text: 'I write about the following: {reason}' },
    { text: 'The amount of {amount} was due on {dueSince}. I have not received it.' },
    { text: 'Before this letter: {earlier}', when: { id: 'earlier' } },
    { text: 'Please pay {amount} by {payBy}. {account}' },
    {
      text: 'If you cannot pay all of it at once, or think that the amount is wrong, write to me before that day. I would rather settle this with you than in court, and will answer a proposal for instalments.',
      when: { id: 'offer', is: 'yes' },
    },
    {
      text: 'If I have neither the money nor a reason by {payBy}, I will consider the steps that the law of {law} gives me, including a claim in court and costs and interest where they are due.',
    },
  ],
  closing: 'Yours faithfully,\n\n{sender}',
};
