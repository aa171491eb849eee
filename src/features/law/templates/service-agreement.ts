import { ours, type Template } from '../document/template.ts';
import { party, signatures } from './parties.ts';

export const serviceAgreement: Template = {
  id: 'service-agreement',
  title: 'Service agreement',
  about: 'Someone does a piece of work for a client, for a price, by a day.',
  group: 'agreements',
  source: ours,
  written: '2026-11-18',
  assumes:
    'An independent provider and a client who both act in their trade. It is no contract of employment and no contract with a consumer.',
  notes: {
    US: 'Whether someone is an employee or independent is decided by the facts and by state law, not by the name of the contract. Rights in works pass only in writing.',
    GB: 'Tax law looks at how someone really works (IR35). Say which part of the United Kingdom you mean.',
    DE: 'Copyright itself cannot be transferred; the text gives exclusive rights of use instead. Liability for intent, gross negligence and injury cannot be excluded, and the text does not.',
    FR: 'Each right in a work that passes must be named, with its extent, place and duration.',
    AU: 'Unfair terms in standard contracts with small businesses are forbidden.',
  },
  askFirst: [
    'The provider works only for this client, at its place and by its hours',
    'The client is a consumer',
    'A mistake could injure someone or cost far more than the price',
  ],
  steps: [
    { title: 'The client', questions: party('client', 'the client') },
    { title: 'The provider', questions: party('provider', 'the provider') },
    {
      title: 'The work',
      questions: [
        { is: 'text', id: 'work', ask: 'The work, and what is handed over' },
        { is: 'date', id: 'start', ask: 'First day of the work' },
        { is: 'date', id: 'due', ask: 'Day by which it is done' },
        { is: 'text', id: 'needs', ask: 'What the client must provide', isOptional: true },
      ],
    },
    {
      title: 'Money',
      questions: [
        {
          is: 'line',
          id: 'price',
          ask: 'Price with its currency',
          hint: 'For example: EUR 2,400.00 plus VAT',
        },
        {
          is: 'choice',
          id: 'paid',
          ask: 'When it is paid',
          options: [
            { id: 'end', label: 'All of it when the work is accepted' },
            { id: 'half', label: 'Half at the start, half when the work is accepted' },
            { id: 'monthly', label: 'Monthly, for the work done' },
          ],
        },
        {
          is: 'line',
          id: 'days',
          ask: 'Days for payment after an invoice',
          hint: 'A number, such as 14. Many places limit it.',
        },
      ],
    },
    {
      title: 'Results and ending',
      questions: [
        {
          is: 'choice',
          id: 'rights',
          ask: 'Who may use the results',
          options: [
            { id: 'client', label: 'The client alone, once it has paid' },
            { id: 'licence', label: 'Both; the provider keeps its rights' },
          ],
        },
        { is: 'line', id: 'notice', ask: 'Days of notice to end it early', hint: 'A number, such as 30.' },
      ],
    },
  ],
  opening: `This agreement is made between

**{client}**, {clientAddress}, (the “Client”) and

**{provider}**, {providerAddress}, (the “Provider”).`,
  clauses: [
    {
      title: 'The Work',
      text: 'The Provider does the following (the “Work”): {work}\n\nThe Work begins on {start} and is done by {due}.',
    },
    {
      title: 'What the Client provides',
      text: 'The Client provides in good time: {needs}',
      when: { id: 'needs' },
    },
    {
      title: 'Acceptance',
      text: 'The Client looks at what is handed over within ten working days and accepts it, or says in writing what does not match this agreement. The Provider corrects that at its own cost. What the Client uses in its business, or does not object to within that time, counts as accepted.',
    },
    {
      title: 'Price and payment',
      text: 'The price is {price}. It is invoiced and paid in full when the Work is accepted. Invoices are paid within {days} days.',
      when: { id: 'paid', is: 'end' },
    },
    {
      title: 'Price and payment',
      text: 'The price is {price}. Half is invoiced at the start and half when the Work is accepted. Invoices are paid within {days} days.',
      when: { id: 'paid', is: 'half' },
    },
    {
      title: 'Price and payment',
      text: 'The price is {price}. The Provider invoices at the end of each month for the Work done. Invoices are paid within {days} days.',
      when: { id: 'paid', is: 'monthly' },
    },
    {
      title: 'Changes',
      text: 'Either side may ask for a change. It counts once both have agreed in writing what it means for the price and the dates.',
    },
    {
      title: 'Rights in the results',
      text: 'Once the price is paid, the Client has the sole right to use the results of the Work in every way, everywhere and for as long as they are protected, as far as the law allows. Tools and know-how that the Provider had before stay its own; the Client may use them as part of the results.',
      when: { id: 'rights', is: 'client' },
    },
    {
      title: 'Rights in the results',
      text: 'The Provider keeps its rights in the results of the Work. Once the price is paid, the Client may use them in its business without limit of time and may have them adapted.',
      when: { id: 'rights', is: 'licence' },
    },
    {
      title: 'Independence',
      text: 'The Provider works on its own account, decides how and when it works, pays its own taxes and insurance, and may work for others.',
    },
    {
      title: 'Secrecy and personal data',
      text: 'Each side keeps secret what it learns of the other’s affairs and is not public, also after the end of this agreement. Where the Provider handles personal data for the Client, the two agree separately on what the law requires for that.',
    },
    {
      title: 'Liability',
      text: 'Each side is liable without limit for intent, gross negligence, injury to people and wherever the law forbids a limit. For the rest, each side is liable for foreseeable loss up to the price of the Work.',
    },
    {
      title: 'Ending it early',
      text: 'Either side may end this agreement with {notice} days’ notice in writing, and at once where the other breaks it seriously and does not put that right within 14 days of being asked. The Client pays for the Work done until then.',
    },
    {
      title: 'Law and changes to this agreement',
      text: 'The law of {law} applies. Changes must be made in writing. If a part is not valid, the rest stays in force.',
    },
  ],
  closing: signatures('client', 'provider'),
};
