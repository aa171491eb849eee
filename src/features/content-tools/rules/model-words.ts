/** What is said below a result made by rule: what a language model would do beyond it. */
export const english = (language: string) =>
  `This only works in English without a language model, and this looks like ${language}. Nothing was changed. Language models work in other languages too.`;

export const nothingToDo = 'Nothing to change by rule. A language model could rephrase it.';
