import type { DocumentForm } from './forms.ts';

/** What is kept under which name. Web pages are kept as text, which no browser runs. */
export const contentTypes: Record<Exclude<DocumentForm, 'picture'>, string> = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  slides: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  sheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  web: 'text/plain',
  markdown: 'text/markdown',
  text: 'text/plain',
  book: 'application/epub+zip',
  mail: 'message/rfc822',
  outlook: 'application/vnd.ms-outlook',
};
