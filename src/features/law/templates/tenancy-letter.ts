import { ours, type Template } from '../document/template.ts';
import { party } from './parties.ts';

const about = (is: string) => ({ id: 'matter', is });

export const tenancyLetter: Template = {
  id: 'tenancy-letter',
  title: 'Letter to a landlord',
  about: 'Reports a defect, gives notice, or asks for a deposit back.',
  group: 'letters',
  source: ours,
  written: '2026-11-18',
  assumes:
    'A tenant writes about a home. Tenancy law differs from place to place more than almost any other, and much of it cannot be changed by contract.',
  notes: {
    DE: 'Notice needs a signed letter on paper: an e-mail is not enough. The tenant’s period is usually three months, given by the third working day of a month. Ask before you pay less rent.',
    GB: 'Rules differ between England, Wales, Scotland and Northern Ireland. Deposits must be held in a protection scheme.',
    US: 'States and cities set periods of notice, repairs and the return of deposits. Withholding rent is allowed in some and risky in others.',
    FR: 'Notice is sent as a registered letter, served by a bailiff or handed over against a receipt; one month or three.',
    NL: 'The rent tribunal (Huurcommissie) decides on defects and rent in many cases.',
  },
  askFirst: [
    'You want to pay less rent or none',
    'You have been given notice or threatened with eviction',
    'Your health is in danger at home',
  ],
  steps: [
    { title: 'You', questions: party('tenant', 'the tenant') },
    { title: 'The landlord', questions: party('landlord', 'the landlord') },
    {
      title: 'What it is about',
      questions: [
        { is: 'text', id: 'home', ask: 'The home', hint: 'Address and flat number.' },
        { is: 'date', id: 'letterDay', ask: 'Date of the letter' },
        {
          is: 'choice',
          id: 'matter',
          ask: 'Subject of the letter',
          options: [
            { id: 'defect', label: 'Something is broken', words: 'a defect in the home' },
            { id: 'notice', label: 'You are moving out', words: 'the end of the tenancy' },
            { id: 'deposit', label: 'You want your deposit back', words: 'the return of the deposit' },
          ],
        },
      ],
    },
    {
      title: 'The details',
      questions: [
        { is: 'text', id: 'defect', ask: 'What is broken, and since when', when: about('defect') },
        { is: 'date', id: 'repairBy', ask: 'Day by which it should be repaired', when: about('defect') },
        {
          is: 'date',
          id: 'endDay',
          ask: 'Last day of the tenancy',
          hint: 'Your contract and the law set the period.',
          when: about('notice'),
        },
        { is: 'date', id: 'leftDay', ask: 'Day on which you moved out', when: about('deposit') },
        { is: 'line', id: 'deposit', ask: 'Amount of the deposit with its currency', when: about('deposit') },
        { is: 'date', id: 'depositBy', ask: 'Day by which it should be returned', when: about('deposit') },
        { is: 'text', id: 'account', ask: 'Account for the deposit', when: about('deposit') },
        { is: 'line', id: 'reach', ask: 'How to reach you' },
      ],
    },
  ],
  opening: `{tenant}

{tenantAddress}

To: {landlord}

{landlordAddress}

{letterDay}

**{home}: {matter}**`,
  clauses: [
    { text: 'I rent this home from you. The following needs repair: {defect}', when: about('defect') },
    {
      text: 'Please have it repaired by {repairBy} and tell me when someone will come. I can let them in; please give me a day’s notice. I keep photographs and notes. Until it is repaired I reserve the rights that the law of {law} gives me.',
      when: about('defect'),
    },
    {
      text: 'I end the tenancy of this home on {endDay}, or otherwise on the earliest day that the contract and the law of {law} allow. Please confirm the day in writing and propose a time for handing over the keys.',
      when: about('notice'),
    },
    {
      text: 'I moved out on {leftDay} and handed over the keys. Please return the deposit of {deposit} by {depositBy}. Account: {account}',
      when: about('deposit'),
    },
    {
      text: 'If you keep a part of it, please list each item with its cost and send me copies of the receipts.',
      when: about('deposit'),
    },
    { text: 'You can reach me here: {reach}' },
  ],
  closing: 'Yours faithfully,\n\n{tenant}',
};
