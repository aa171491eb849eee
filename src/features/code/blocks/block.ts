/** A building block: a tested piece of a page that the generator puts together with others. Its code stands in `content/code-blocks`. */
export interface Block {
  /** The name of its file. */
  id: BlockId;
  title: string;
  /** One line on what it does. */
  about: string;
  group: BlockGroup;
  /** Words of a description that ask for it; a phrase counts as its words together. */
  words: readonly string[];
  /** What it takes from the form, beside the title and the colour. */
  takes: readonly ('fields' | 'items' | 'unit')[];
}

export const blockGroups = [
  'Forms and data',
  'Planning',
  'Calculators',
  'Pages',
  'Learning',
  'Games',
  'Text and code',
] as const;
export type BlockGroup = (typeof blockGroups)[number];

export const blockIds = [
  'form',
  'table',
  'chart',
  'poll',
  'expenses',
  'search-list',
  'todo',
  'notes',
  'kanban',
  'calendar',
  'timer',
  'stopwatch',
  'pomodoro',
  'habits',
  'clock',
  'calculator',
  'converter',
  'split-bill',
  'loan',
  'counter',
  'landing',
  'pricing',
  'faq',
  'gallery',
  'quiz',
  'flashcards',
  'snake',
  'memory',
  'tic-tac-toe',
  'breakout',
  'dice',
  'drawing',
  'json',
  'csv',
  'word-count',
  'password',
  'palette',
  'api-client',
] as const;
export type BlockId = (typeof blockIds)[number];
