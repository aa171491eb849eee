import { ours, type Template } from '../document/template.ts';

export const founderOutline: Template = {
  id: 'founder-outline',
  title: 'Outline for a founder agreement',
  about: 'What founders should settle between them before they begin, as points for a lawyer.',
  group: 'agreements',
  source: ours,
  written: '2026-11-18',
  assumes:
    'A company that does not exist yet or is very young. Shares, vesting and leaving have consequences for tax and company law that differ everywhere.',
  notes: {
    US: 'Vesting shares usually need a tax election within 30 days (section 83(b)). Non-competes are void in some states.',
    GB: 'Such points stand partly in the articles of the company and partly in a shareholders’ agreement.',
    DE: 'Promises to transfer GmbH shares are valid only before a notary.',
    FR: 'Usually a “pacte d’associés” beside the statutes.',
  },
  askFirst: [
    'Always: this outline is made for that conversation',
    'Someone works for another employer at the same time',
    'Code or inventions come from an earlier job or a university',
  ],
  isOutline: true,
  steps: [
    {
      title: 'The company',
      questions: [
        { is: 'line', id: 'company', ask: 'Name of the company or project' },
        { is: 'text', id: 'goal', ask: 'What you build, and for whom' },
        { is: 'text', id: 'founders', ask: 'The founders, with what each does' },
      ],
    },
    {
      title: 'Shares and money',
      questions: [
        { is: 'text', id: 'shares', ask: 'Who gets which share, and why' },
        {
          is: 'text',
          id: 'vesting',
          ask: 'How shares are earned over time',
          hint: 'For example: over four years, nothing in the first.',
        },
        { is: 'text', id: 'money', ask: 'Who pays in what' },
        { is: 'text', id: 'salary', ask: 'Salaries, now and later', isOptional: true },
      ],
    },
    {
      title: 'Working together',
      questions: [
        { is: 'text', id: 'time', ask: 'How much time each gives' },
        { is: 'text', id: 'decisions', ask: 'Who decides what, and what happens in a tie' },
        { is: 'text', id: 'ideas', ask: 'What each brings along: code, designs, customers' },
      ],
    },
    {
      title: 'When someone leaves',
      questions: [
        { is: 'text', id: 'leaving', ask: 'What happens to the shares of someone who leaves' },
        { is: 'text', id: 'death', ask: 'Illness, death and divorce', isOptional: true },
        { is: 'text', id: 'quarrel', ask: 'How you settle a quarrel' },
      ],
    },
  ],
  opening:
    '**These are points to discuss with a lawyer. They are not an agreement and are not to be signed.**\n\nPlace whose law probably applies: {law}',
  clauses: [
    { title: 'The company', text: '{company}\n\n{goal}' },
    { title: 'The founders', text: '{founders}' },
    { title: 'Shares', text: '{shares}' },
    { title: 'Earning the shares', text: '{vesting}' },
    { title: 'Money', text: '{money}' },
    { title: 'Salaries', text: '{salary}', when: { id: 'salary' } },
    { title: 'Time', text: '{time}' },
    { title: 'Decisions', text: '{decisions}' },
    { title: 'What each brings', text: '{ideas}' },
    { title: 'Leaving', text: '{leaving}' },
    { title: 'Illness, death and divorce', text: '{death}', when: { id: 'death' } },
    { title: 'Quarrels', text: '{quarrel}' },
    {
      title: 'Questions for the lawyer',
      text: `- Which form of company fits, and where?
- How do we put the earning of shares into a form that is valid here?
- What tax is due when shares are given, and when?
- How do the rights in code and designs get into the company?
- What if one of us is still employed elsewhere?`,
    },
  ],
};
