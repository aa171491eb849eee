/** What someone may take to a professional: the document they want, the facts they gave, what is open, and what to ask. */
import { heading, note, points, type OutlinePart } from '#tools/export/outline.ts';
import { askedOf, inWords, lawOf } from './assemble.ts';
import type { LawContent } from './content.ts';
import type { Template } from './template.ts';

const item = (text: string, quieter = '') => ({ text, note: quieter });

export function sheetOf(template: Template, content: LawContent, title: string): OutlinePart[] {
  const { answers, country } = content;
  const asked = askedOf(template, answers);
  const given = asked.filter(({ id }) => answers[id]?.trim());
  const open = asked.filter(({ id, isOptional }) => !isOptional && !answers[id]?.trim());
  const local = template.notes[country];
  return [
    { is: 'title', text: `For a professional: ${title}` },
    note(
      `${template.title} under the law of ${lawOf(content)}. Made from answers in a program; no lawyer has read the text it is based on (${template.source}, ${template.written}).`,
    ),
    heading(2, 'What I want'),
    points([item(template.about)]),
    heading(2, 'The facts'),
    points(given.map((question) => item(inWords(question, answers[question.id]!.trim()), question.ask))),
    ...(open.length > 0
      ? [heading(2, 'What I don’t know yet'), points(open.map(({ ask }) => item(ask)))]
      : []),
    heading(2, 'What the text assumes'),
    points([item(template.assumes), ...(local ? [item(local)] : [])]),
    heading(2, 'What I want to ask'),
    points(questionsToAsk.map((text) => item(text))),
    heading(2, 'Reasons to ask before I act'),
    points(template.askFirst.map((text) => item(text))),
    heading(2, 'What I bring'),
    points(thingsToBring.map((text) => item(text))),
  ];
}

const questionsToAsk = [
  'Is this the right kind of document for what I want?',
  'What is not valid here, or missing?',
  'What can go wrong, how likely is it, and what would it cost?',
  'Which time limits are running?',
  'What will you charge, and what can I do myself?',
];

const thingsToBring = [
  'This sheet and the draft',
  'Contracts, letters and e-mails about it, by date',
  'Proof of payments, photographs, names of witnesses',
  'Identity papers, and the policy of a legal expenses insurance',
];
