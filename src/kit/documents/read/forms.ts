/** What kinds of documents are read, and what people call them. */

export const documentForms = [
  'pdf',
  'word',
  'slides',
  'sheet',
  'csv',
  'web',
  'markdown',
  'text',
  'book',
  'mail',
  'outlook',
  'picture',
] as const;
export type DocumentForm = (typeof documentForms)[number];

/** What people call it. */
export const formNames: Record<DocumentForm, string> = {
  pdf: 'PDF',
  word: 'Word document',
  slides: 'Slides',
  sheet: 'Spreadsheet',
  csv: 'CSV table',
  web: 'Web page',
  markdown: 'Markdown',
  text: 'Text',
  book: 'E-book',
  mail: 'E-mail',
  outlook: 'Outlook e-mail',
  picture: 'Picture',
};

/** What one of its pages is called. */
export const pageNames: Record<DocumentForm, string> = {
  pdf: 'Page',
  word: 'Part',
  slides: 'Slide',
  sheet: 'Sheet',
  csv: 'Part',
  web: 'Part',
  markdown: 'Part',
  text: 'Part',
  book: 'Chapter',
  mail: 'Message',
  outlook: 'Message',
  picture: 'Picture',
};

/** For the browser's choice of files. */
export const acceptedDocuments =
  '.pdf .docx .pptx .xlsx .xls .ods .csv .tsv .html .htm .md .txt .epub .eml .msg .png .jpg .jpeg .webp .gif .avif .tif .tiff'.split(
    ' ',
  );
