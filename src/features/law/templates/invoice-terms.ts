import { ours, type Template } from '../document/template.ts';
import { party } from './parties.ts';

export const invoiceTerms: Template = {
  id: 'invoice-terms',
  title: 'Invoice terms',
  about: 'What stands on the back of your invoices: when and how customers pay.',
  group: 'agreements',
  source: ours,
  written: '2026-11-18',
  assumes:
    'Invoices to other businesses. Terms bind only where the customer saw them before it ordered; printed on an invoice alone they often come too late.',
  notes: {
    DE: 'Between businesses the law sets interest on late payment and a lump sum of EUR 40; it applies without these terms.',
    FR: 'Invoices must state the rate of late interest and the lump sum of EUR 40.',
    GB: 'Between businesses the law sets interest on late payment; a term may agree on another substantial remedy.',
    US: 'Interest on late payment must be agreed, and states limit it.',
    NL: 'Between businesses payment terms over 30 days are limited for large customers.',
  },
  askFirst: ['You invoice consumers', 'You want to keep title in goods until they are paid'],
  steps: [
    { title: 'You', questions: party('seller', 'the seller') },
    {
      title: 'Payment',
      questions: [
        { is: 'line', id: 'days', ask: 'Days for payment', hint: 'A number, such as 14.' },
        { is: 'text', id: 'account', ask: 'How to pay', hint: 'Account, reference, currency.' },
        {
          is: 'choice',
          id: 'late',
          ask: 'Interest on late payment',
          options: [
            { id: 'legal', label: 'What the law sets' },
            { id: 'own', label: 'A rate of your own' },
            { id: 'none', label: 'None' },
          ],
        },
        {
          is: 'line',
          id: 'rate',
          ask: 'Rate of interest',
          hint: 'For example: 5 % a year.',
          when: { id: 'late', is: 'own' },
        },
        { is: 'line', id: 'contact', ask: 'Whom to ask about an invoice' },
      ],
    },
  ],
  opening: 'These terms apply to invoices of **{seller}**, {sellerAddress}.',
  clauses: [
    {
      title: 'When to pay',
      text: 'An invoice is due {days} days after its date. It is paid when the money has arrived.',
    },
    { title: 'How to pay', text: '{account}' },
    {
      title: 'Late payment',
      text: 'On late payments the interest and costs that the law of {law} provides are due.',
      when: { id: 'late', is: 'legal' },
    },
    {
      title: 'Late payment',
      text: 'On late payments interest of {rate} is due, as far as the law allows.',
      when: { id: 'late', is: 'own' },
    },
    {
      title: 'Questions about an invoice',
      text: 'Please say within ten working days what is wrong with an invoice, and pay the part that is not in question. Contact: {contact}',
    },
    {
      title: 'Setting off',
      text: 'A customer may set off only claims that are undisputed or decided by a court, as far as the law allows this limit.',
    },
    { title: 'Law', text: 'The law of {law} applies.' },
  ],
};
