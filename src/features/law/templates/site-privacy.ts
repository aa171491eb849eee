import { ours, type Template } from '../document/template.ts';
import { party } from './parties.ts';

export const sitePrivacy: Template = {
  id: 'site-privacy',
  title: 'Privacy notice for a small website',
  about: 'Tells visitors what personal data a small site keeps, why, and what they can ask for.',
  group: 'site',
  source: ours,
  written: '2026-11-18',
  assumes:
    'A small site with little data, written along the lines of the European General Data Protection Regulation. It is true only if your answers are.',
  notes: {
    US: 'Several states have privacy laws of their own; some ask for certain headings and for a link to opt out of sales of data.',
    GB: 'The UK has its own version of the GDPR; complaints go to the Information Commissioner.',
    DE: 'Storing cookies that are not necessary needs consent beforehand. Complaints go to the authority of the Land.',
    FR: 'Complaints go to the CNIL, which also publishes rules on cookies.',
    BR: 'The LGPD applies; it asks for a person in charge of data protection to be named.',
  },
  askFirst: [
    'You keep data on health, beliefs or children',
    'You show advertisements or follow visitors across sites',
    'Data goes to other countries',
  ],
  steps: [
    {
      title: 'You',
      questions: [
        ...party('owner', 'whoever is responsible'),
        { is: 'line', id: 'contact', ask: 'E-mail address for questions about data' },
      ],
    },
    {
      title: 'The data',
      questions: [
        { is: 'line', id: 'site', ask: 'Name and address of the site' },
        {
          is: 'text',
          id: 'logs',
          ask: 'What the server records, and for how long',
          hint: 'For example: address, time and page, for 14 days.',
        },
        {
          is: 'text',
          id: 'kept',
          ask: 'What people give you, why, and for how long',
          hint: 'Accounts, orders, messages: one line each.',
        },
        {
          is: 'choice',
          id: 'cookies',
          ask: 'Cookies',
          options: [
            { id: 'needed', label: 'Only those that the site needs' },
            { id: 'consent', label: 'Others too, after people agree' },
            { id: 'none', label: 'None' },
          ],
        },
        {
          is: 'text',
          id: 'others',
          ask: 'Who else gets data',
          hint: 'Hosting, e-mail, payments; with their countries.',
        },
      ],
    },
    {
      title: 'Complaints',
      questions: [
        { is: 'line', id: 'authority', ask: 'The data protection authority', isOptional: true },
        { is: 'date', id: 'start', ask: 'Date of the notice' },
      ],
    },
  ],
  opening: 'This notice says what **{site}** does with personal data. It is of {start}.',
  clauses: [
    { title: 'Who is responsible', text: '{owner}, {ownerAddress}\n\nQuestions about data: {contact}' },
    {
      title: 'When you open the site',
      text: '{logs}\n\nWe need this to keep the site running and safe, which is our legitimate interest.',
    },
    {
      title: 'What you give us',
      text: '{kept}\n\nWe use it to do what you asked for, to keep what the law makes us keep, or because you agreed.',
    },
    {
      title: 'Cookies',
      text: 'The site stores only what it needs to work, such as that you are signed in.',
      when: { id: 'cookies', is: 'needed' },
    },
    {
      title: 'Cookies',
      text: 'The site stores what it needs to work. It stores more only after you have agreed, and you can take that back at any time on the site.',
      when: { id: 'cookies', is: 'consent' },
    },
    {
      title: 'Cookies',
      text: 'The site stores no cookies on your device.',
      when: { id: 'cookies', is: 'none' },
    },
    {
      title: 'Who else gets data',
      text: '{others}\n\nThey may use it only to work for us. We do not sell data.',
    },
    {
      title: 'What you can ask for',
      text: 'You can ask which data we have about you, have it corrected, deleted or handed over, ask us to stop using it, and take back a consent. Write to {contact}. We answer within a month. There are no decisions about you by a program alone.',
    },
    {
      title: 'Complaints',
      text: 'You can complain to {authority}, or to the authority where you live.',
      when: { id: 'authority' },
    },
  ],
};
