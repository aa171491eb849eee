/** Things to ask, one for each kind of knowledge. */
export const examples: readonly string[] = [
  'How do I adopt a panda?',
  'What is 18% of 240?',
  'Capital of Portugal and its currency',
  'What does serendipity mean?',
];
