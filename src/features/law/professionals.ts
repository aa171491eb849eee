/** Whom to ask about what: kinds of professionals, what to ask them and what to bring. True in most places; names differ. */
export interface Professional {
  title: string;
  /** What they are for. */
  about: string;
  /** How to know that they are what they say. */
  check: string;
}

export interface Situation {
  id: string;
  title: string;
  professionals: readonly Professional[];
  ask: readonly string[];
  bring: readonly string[];
}

const lawyerAsk = [
  'Have you handled a matter like mine, and how did it end?',
  'What are my options, including doing nothing?',
  'Which time limits are running?',
  'What will it cost, fixed or by the hour, and who pays if I lose?',
  'What can I do myself to keep it cheap?',
];
const lawyerBring = [
  'The sheet for a professional that you can make here',
  'Contracts, letters and messages, in order of date',
  'A list of who is who, with addresses',
  'Policy of a legal expenses insurance, if you have one',
];
const lawyerCheck = 'Look them up in the public register of the bar or law society of your place.';

export const situations: readonly Situation[] = [
  {
    id: 'mind',
    title: 'I feel low, anxious or overwhelmed',
    professionals: [
      {
        title: 'Your doctor (GP)',
        about: 'A first talk, bodily causes, sick notes and referrals.',
        check: 'Licensed doctors stand in a public register of the medical council or chamber.',
      },
      {
        title: 'Psychotherapist or clinical psychologist',
        about: 'Treatment by talking, over weeks or months.',
        check: 'Ask for their licence and its number: “coach” and “counsellor” are protected in few places.',
      },
      {
        title: 'Psychiatrist',
        about: 'A doctor for the mind; the one who can prescribe medicines.',
        check: 'Listed with the medical council or chamber as a specialist.',
      },
      {
        title: 'Crisis service',
        about: 'When it cannot wait: the numbers on the wellbeing page answer at once.',
        check: 'Use the numbers of your country.',
      },
    ],
    ask: [
      'What kind of treatment do you offer, and what is known about whether it works?',
      'How long is the wait, and what can I do until then?',
      'What does it cost, and what does insurance or the public system pay?',
      'What stays between us, and what does not?',
      'What if it does not fit?',
    ],
    bring: [
      'The wellbeing summary, if you keep entries here',
      'A list of medicines and earlier treatments',
      'What has changed, since when, and what you want to be different',
    ],
  },
  {
    id: 'home',
    title: 'It is about my home',
    professionals: [
      {
        title: 'Tenants’ or owners’ association',
        about: 'Cheap advice by members’ lawyers, often within days.',
        check: 'Choose one that has been there for years and publishes its fees.',
      },
      {
        title: 'Lawyer for tenancy or property',
        about: 'Notice, eviction, defects, purchase.',
        check: lawyerCheck,
      },
      {
        title: 'Free legal advice or legal aid',
        about: 'For people with little money; many courts and towns offer it.',
        check: 'Ask at the town hall or the local court.',
      },
    ],
    ask: lawyerAsk,
    bring: [...lawyerBring, 'The lease, photographs of defects, proof of rent paid'],
  },
  {
    id: 'money',
    title: 'Someone owes me money, or I owe it',
    professionals: [
      {
        title: 'Debt advice service',
        about: 'Free in many places: a plan with creditors, insolvency.',
        check: 'Charities and public services do not ask for money up front.',
      },
      {
        title: 'Small claims court',
        about: 'Made for people without a lawyer; its office explains the forms.',
        check: 'Use the court’s own website.',
      },
      {
        title: 'Lawyer for civil law',
        about: 'Larger sums, and whenever the other side has one.',
        check: lawyerCheck,
      },
    ],
    ask: lawyerAsk,
    bring: [...lawyerBring, 'Invoices, reminders and a list of payments'],
  },
  {
    id: 'business',
    title: 'I start or run a small business',
    professionals: [
      {
        title: 'Lawyer for companies and contracts',
        about: 'Form of company, founders, customers, terms.',
        check: lawyerCheck,
      },
      {
        title: 'Notary',
        about: 'Where the law asks for one: companies, property, wills.',
        check: 'Listed with the chamber of notaries.',
      },
      {
        title: 'Accountant or tax adviser',
        about: 'Tax, bookkeeping and what a contract does to both.',
        check: 'Listed with their professional body.',
      },
      {
        title: 'Chamber of commerce or start-up centre',
        about: 'First advice, often free.',
        check: 'Public bodies have a public address.',
      },
    ],
    ask: lawyerAsk,
    bring: [...lawyerBring, 'The outline for a founder agreement, if there are several of you'],
  },
  {
    id: 'family',
    title: 'It is about family or a will',
    professionals: [
      {
        title: 'Notary or lawyer for succession',
        about: 'A valid will, and who inherits without one.',
        check: 'Bar register or chamber of notaries.',
      },
      { title: 'Family lawyer', about: 'Separation, custody, maintenance.', check: lawyerCheck },
      {
        title: 'Mediator',
        about: 'When both want to settle it without a court.',
        check: 'Ask for their training and the list they stand on.',
      },
      {
        title: 'Women’s shelter, men’s line or the police',
        about: 'Where there is violence: first safety, then law.',
        check: 'In danger call the emergency number.',
      },
    ],
    ask: lawyerAsk,
    bring: [...lawyerBring, 'The outline for a will, papers of birth and marriage, a list of what there is'],
  },
];
