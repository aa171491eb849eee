/** Where wishes lead: the targets that the model tells apart, each a page or one of several tools on a page. */
import { pageDescriptions } from '../page-descriptions.ts';
import { isBuilt, plainAddress } from '../page-row.ts';
import { pageById, pages, type PageId } from '../pages.ts';
import { toolsOfPages, type Carried } from './tools-of-pages.ts';

interface Carries {
  /** The parameter of the address. */
  as: string;
  what: Carried;
  /** Characters that the page takes. */
  most?: number;
}

export interface WishTarget {
  page: PageId;
  title: string;
  description: string;
  path: string;
  params: Readonly<Record<string, string>>;
  isTool: boolean;
  carries?: Carries;
}

/** The target of a wish that is a question or small talk: it is answered, and leads nowhere. */
export const nowhere = 'none';

const carriedBy: Readonly<Partial<Record<PageId, Carries>>> = {
  'ai-images': { as: 'q', what: 'wish' },
  'ai-design': { as: 'q', what: 'wish' },
  'ai-consensus': { as: 'q', what: 'wish' },
  'ai-collaborate': { as: 'q', what: 'wish' },
  'content-creation-studio': { as: 'q', what: 'wish' },
  search: { as: 'q', what: 'wish' },
  'research-assistant': { as: 'q', what: 'wish' },
  support: { as: 'q', what: 'wish', most: 200 },
  qa: { as: 'ask', what: 'wish', most: 200 },
  summon: { as: 'task', what: 'wish', most: 1000 },
  'ai-summarise': { as: 'q', what: 'text' },
  'ai-email-polish': { as: 'q', what: 'text' },
  'ai-compare-texts': { as: 'q', what: 'text' },
  'youtube-transcriber': { as: 'q', what: 'link' },
};

const built = new Set<string>(
  pages.filter((row) => isBuilt(row) && plainAddress(row.path) !== null).map(({ id }) => id),
);

/** Undefined for one that leads nowhere, or to a page that is not open. */
export function targetOf(id: string): WishTarget | undefined {
  const [first = '', second] = id.split(':');
  const group = second === undefined ? undefined : toolsOfPages[first];
  const page = group?.page ?? (first as PageId);
  if (!built.has(page)) return undefined;
  const row = pageById(page);
  const path = plainAddress(row.path)!;
  const isTool = row.category !== 'Help' && (row.workspace !== undefined || page in carriedBy);
  if (!group) {
    const carries = carriedBy[page];
    return {
      page,
      title: row.title,
      description: pageDescriptions[page]!,
      path,
      params: {},
      isTool,
      ...(carries ? { carries } : {}),
    };
  }
  const part = group.parts[second!];
  if (!part) return undefined;
  const { title, description, param, carries } = part;
  return {
    page,
    title,
    description,
    path,
    params: param ? { [param[0]]: param[1] } : {},
    isTool,
    ...(carries ? { carries: { as: 'q', what: carries } } : {}),
  };
}
