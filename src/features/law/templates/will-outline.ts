import { ours, type Template } from '../document/template.ts';

export const willOutline: Template = {
  id: 'will-outline',
  title: 'Outline for a will',
  about: 'Your wishes in order, to take to a notary or lawyer. It is not a will.',
  group: 'personal',
  source: ours,
  written: '2026-11-18',
  assumes:
    'Nothing about form: what makes a will valid differs from place to place (handwriting, witnesses, a notary), and in many places some relatives cannot be left out.',
  notes: {
    DE: 'A will is valid if it is written by hand from the first to the last word and signed, or made with a notary. Children and spouses keep a compulsory share.',
    GB: 'In England and Wales a will needs two witnesses who are present together and get nothing from it. Scotland has rules of its own, with rights for spouses and children.',
    US: 'States decide on witnesses and on handwritten wills. Accounts with a named beneficiary pass outside the will.',
    FR: 'Children are entitled to a fixed share of the estate. A handwritten will must be written, dated and signed by hand.',
    ES: 'Parts of the estate are reserved for children; some regions have laws of their own.',
    AU: 'A will needs two witnesses; each state has its own act.',
    IN: 'Religion can decide which law of succession applies.',
  },
  askFirst: [
    'Always: this outline is made for that conversation',
    'You have children from an earlier relationship, a business, or property in another country',
    'Someone depends on you and cannot look after money',
  ],
  isOutline: true,
  steps: [
    {
      title: 'You',
      questions: [
        { is: 'line', id: 'person', ask: 'Your full name' },
        { is: 'date', id: 'born', ask: 'Your date of birth' },
        { is: 'text', id: 'home', ask: 'Your address' },
        {
          is: 'text',
          id: 'family',
          ask: 'Your family',
          hint: 'Spouse or partner, children, parents; with dates of birth.',
        },
        { is: 'text', id: 'earlierWill', ask: 'Earlier wills, and where they are', isOptional: true },
      ],
    },
    {
      title: 'What you have',
      questions: [
        {
          is: 'text',
          id: 'belongings',
          ask: 'What you own',
          hint: 'Home, accounts, business, things of value.',
        },
        { is: 'text', id: 'debts', ask: 'What you owe', isOptional: true },
        {
          is: 'text',
          id: 'digital',
          ask: 'Online accounts, and who should have them',
          hint: 'No passwords here.',
          isOptional: true,
        },
      ],
    },
    {
      title: 'Your wishes',
      questions: [
        { is: 'text', id: 'heirs', ask: 'Who should inherit, and in what shares' },
        { is: 'text', id: 'gifts', ask: 'Things for certain people', isOptional: true },
        { is: 'text', id: 'instead', ask: 'Who takes their place if one of them is gone', isOptional: true },
        {
          is: 'line',
          id: 'executor',
          ask: 'Who should see to it',
          hint: 'An executor, and someone in reserve.',
        },
        { is: 'text', id: 'guardian', ask: 'Who should look after children under age', isOptional: true },
        { is: 'text', id: 'funeral', ask: 'Wishes for the funeral', isOptional: true },
      ],
    },
  ],
  opening:
    '**This is an outline to take to a professional. It is not a will, and signing it does not make it one.**\n\nPlace whose law probably applies: {law}',
  clauses: [
    { title: 'The person', text: '{person}, born on {born}\n\n{home}' },
    { title: 'Family', text: '{family}' },
    { title: 'Earlier wills', text: '{earlierWill}', when: { id: 'earlierWill' } },
    { title: 'What there is', text: '{belongings}' },
    { title: 'Debts', text: '{debts}', when: { id: 'debts' } },
    { title: 'Online accounts', text: '{digital}', when: { id: 'digital' } },
    { title: 'Who should inherit', text: '{heirs}' },
    { title: 'Things for certain people', text: '{gifts}', when: { id: 'gifts' } },
    { title: 'Who takes their place', text: '{instead}', when: { id: 'instead' } },
    { title: 'Who should see to it', text: '{executor}' },
    { title: 'Children under age', text: '{guardian}', when: { id: 'guardian' } },
    { title: 'Funeral', text: '{funeral}', when: { id: 'funeral' } },
    {
      title: 'Questions for the professional',
      text: `- What must I do so that this is a valid will here?
- Who is entitled to a share whatever I write?
- What passes outside the will, such as pensions and insurance?
- What tax is due, and from whom?
- Where is the will kept so that it is found?`,
    },
  ],
};
