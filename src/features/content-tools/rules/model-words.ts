/** What is said below a result made by rule: what a language model would do beyond it. */
export const english = (language: string) =>
  `The rules for this know English only, and this looks like ${language}. Nothing was changed. With a language model it works in other languages too.`;

export const nothingToDo =
  'There was nothing to change by rule. A language model could still phrase it differently.';
