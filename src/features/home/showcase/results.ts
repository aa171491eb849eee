/** What the tools made of their own examples, as the home page shows it. A test keeps it true. */

export const edits = [
  { before: 'I am ', was: 'writting', now: 'writing' },
  { before: ' to apologise for the delay. The parts ', was: 'was', now: 'were' },
  { before: ' sent on Monday, but the courier ', was: 'have', now: 'has' },
] as const;

export const comparison = {
  differ: ['The pool opens on 1 May.', 'The pool opens on 15 May.'],
  agreed: 'Entry costs 4 euros.',
} as const;

export const transcript = [
  { time: '0:05', speaker: 'Ana', words: 'How deep do the roots go?' },
  { time: '0:07', speaker: 'Ben', words: 'About sixty centimetres, if the soil is loose.' },
] as const;

export const passage = {
  question: 'What would the repair cost?',
  words: 'The whole repair would cost about €412,000',
} as const;
