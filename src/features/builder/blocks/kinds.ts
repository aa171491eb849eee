/** The blocks that pages are made of. Ids stand in saved sites and are never changed. */
import { alt, choice, entries, line, link, picture, text, type BlockKind } from './fields.ts';

const title = line('title', 'Title');
const words = text('text', 'Text', 'An empty line begins a paragraph, “- ” a list item.');

export const blockKinds: readonly BlockKind[] = [
  {
    id: 'hero',
    title: 'Hero',
    group: 'Start',
    fields: [
      title,
      text('text', 'Text'),
      line('label', 'Button'),
      link('link', 'Button leads to'),
      line('label2', 'Second button'),
      link('link2', 'Second button leads to'),
      picture(),
      alt,
      choice('align', 'Alignment', { start: 'Left', centre: 'Centred' }),
    ],
  },
  { id: 'heading', title: 'Heading', group: 'Words', fields: [title, line('text', 'Line below')] },
  { id: 'text', title: 'Text', group: 'Words', fields: [title, words] },
  {
    id: 'columns',
    title: 'Text in columns',
    group: 'Words',
    fields: [title, text('text', 'First column'), text('text2', 'Second column')],
  },
  {
    id: 'notice',
    title: 'Notice',
    group: 'Words',
    fields: [title, words],
  },
  {
    id: 'quote',
    title: 'Quote',
    group: 'Words',
    fields: [text('text', 'Quotation'), line('by', 'Source')],
  },
  {
    id: 'picture',
    title: 'Picture',
    group: 'Pictures',
    fields: [
      picture(),
      alt,
      line('caption', 'Caption'),
      choice('width', 'Width', { text: 'As the text', wide: 'Wide' }),
    ],
  },
  {
    id: 'picture-text',
    title: 'Picture and text',
    group: 'Pictures',
    fields: [picture(), alt, title, words, choice('side', 'Picture stands', { start: 'Left', end: 'Right' })],
  },
  {
    id: 'gallery',
    title: 'Gallery',
    group: 'Pictures',
    fields: [title, entries('Pictures', 'Picture', [picture(), alt, line('caption', 'Caption')])],
  },
  {
    id: 'people',
    title: 'People',
    group: 'Pictures',
    fields: [
      title,
      entries('People', 'Person', [
        line('name', 'Name'),
        line('role', 'Role'),
        text('text', 'About'),
        picture(),
        alt,
      ]),
    ],
  },
  {
    id: 'features',
    title: 'Features',
    group: 'Lists',
    fields: [title, text('text', 'Text'), entries('Features', 'Feature', [title, text('text', 'Text')])],
  },
  {
    id: 'steps',
    title: 'Steps',
    group: 'Lists',
    fields: [title, entries('Steps', 'Step', [title, text('text', 'Text')])],
  },
  {
    id: 'quotes',
    title: 'Several quotes',
    group: 'Lists',
    fields: [title, entries('Quotes', 'Quote', [text('text', 'Quotation'), line('by', 'Source')])],
  },
  {
    id: 'figures',
    title: 'Figures',
    group: 'Lists',
    fields: [title, entries('Figures', 'Figure', [line('value', 'Number'), line('label', 'What it counts')])],
  },
  {
    id: 'prices',
    title: 'Price table',
    group: 'Lists',
    fields: [
      title,
      entries('Offers', 'Offer', [
        line('name', 'Name'),
        line('price', 'Price', 'With its currency.'),
        text('text', 'Included', 'One point per line.'),
        line('label', 'Button'),
        link('link', 'Button leads to'),
      ]),
    ],
  },
  {
    id: 'questions',
    title: 'Questions and answers',
    group: 'Lists',
    fields: [title, entries('Questions', 'Question', [line('title', 'Question'), text('text', 'Answer')])],
  },
  {
    id: 'table',
    title: 'Table',
    group: 'Lists',
    fields: [
      title,
      text('text', 'Rows', 'One row per line, cells separated by “|”. The first row is the heading.'),
    ],
  },
  {
    id: 'timeline',
    title: 'Timeline',
    group: 'Lists',
    fields: [title, entries('Events', 'Event', [line('when', 'When'), title, text('text', 'Text')])],
  },
  {
    id: 'form',
    title: 'Form',
    group: 'Contact',
    fields: [
      title,
      text('text', 'Text'),
      entries('Fields', 'Field', [
        line('label', 'Label'),
        choice('type', 'Answer', {
          line: 'Short text',
          long: 'Long text',
          email: 'E-mail address',
          phone: 'Phone number',
          number: 'Number',
          date: 'Date',
          choice: 'Choice',
          check: 'Checkbox',
        }),
        choice('required', 'Required', { no: 'No', yes: 'Yes' }),
        line('options', 'Choices', 'Separated by commas; for a choice only.'),
      ]),
      line('label', 'Button'),
      line('thanks', 'Message after sending'),
      line('consent', 'Consent', 'What people agree to before they send.'),
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    group: 'Contact',
    fields: [
      title,
      text('text', 'Text'),
      line('email', 'E-mail'),
      line('phone', 'Phone'),
      text('address', 'Address'),
      text('hours', 'Opening hours'),
    ],
  },
  {
    id: 'map',
    title: 'Map link',
    group: 'Contact',
    fields: [title, text('address', 'Address'), line('label', 'Button')],
  },
  {
    id: 'video',
    title: 'Video link',
    group: 'Pictures',
    fields: [title, text('text', 'Text'), link('link', 'Video'), line('label', 'Button'), picture(), alt],
  },
  {
    id: 'buttons',
    title: 'Buttons',
    group: 'Contact',
    fields: [entries('Buttons', 'Button', [line('label', 'Label'), link('link', 'Leads to')])],
  },
  {
    id: 'links',
    title: 'Link list',
    group: 'Contact',
    fields: [
      title,
      text('text', 'Text'),
      entries('Links', 'Link', [line('label', 'Label'), link('link', 'Leads to')]),
    ],
  },
  {
    id: 'divider',
    title: 'Divider',
    group: 'Frame',
    fields: [choice('look', 'Look', { line: 'Line', space: 'Space', dots: 'Dots' })],
  },
  {
    id: 'footer',
    title: 'Footer',
    group: 'Frame',
    fields: [
      text('text', 'Text'),
      entries('Links', 'Link', [line('label', 'Label'), link('link', 'Leads to')]),
    ],
  },
];

const byId = new Map(blockKinds.map((kind) => [kind.id, kind]));
export const kindOf = (id: string): BlockKind | undefined => byId.get(id);
