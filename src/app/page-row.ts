/** What a row of the page table may say. Data only: the browser and the server both read it. */

export type BrandId = 'main' | 'inbox' | 'email' | 'voice2email' | 'frenlyemail' | 'list';

export const everyBrand: readonly BrandId[] = [
  'main',
  'inbox',
  'email',
  'voice2email',
  'frenlyemail',
  'list',
];

export type Access = 'everyone' | 'member' | 'admin';

export type Category =
  | 'Home'
  | 'AI tools'
  | 'Search'
  | 'Voice and e-mail'
  | 'Images and video'
  | 'Documents'
  | 'Books and manuals'
  | 'Code'
  | 'Services'
  | 'Threads'
  | 'Community'
  | 'Quests and allies'
  | 'V2 tools'
  | 'Learn'
  | 'Inbox'
  | 'Sign in'
  | 'Account'
  | 'Plans'
  | 'Pandas and wallet'
  | 'Business'
  | 'NFT'
  | 'Marketplace'
  | 'Help'
  | 'Style guide'
  | 'Admin'
  | 'Topics';

export interface PageRow {
  /** Stable, kebab-case. */
  id: string;
  /** The canonical path in React Router's syntax, in the specification's spelling. */
  path: string;
  /** Other paths that show this page in place, with a canonical link to `path`. */
  aliases: readonly string[];
  /** The page's module, relative to `src/`. A row without one is reserved: known, but not built yet. */
  file?: string;
  title: string;
  category: Category;
  access: Access;
  /** The hosts that show the page. */
  brands: readonly BrandId[];
  chrome: 'full' | 'none';
  /** Linked only while the address says `dev=true`; the page itself is open to all. */
  devOnly: boolean;
  /** Not a destination of its own: search engines, sitemap and palette leave it out. */
  noindex: boolean;
  /** The path to go to instead; its parameters are those of `path`. */
  redirect?: string;
  /** The brand whose chrome the page wears on the main host. */
  wears?: BrandId;
  /** Answered by the server itself: opened by a full page load, never a page of ours. */
  server: boolean;
  /** The tool whose work stands beside the page, and what beginning anew is called there. */
  workspace?: {
    tool: string;
    fresh: string;
    /** The page can be used without scripts. */ withoutScripts?: boolean;
  };
  /** What someone sent to someone: strangers read it before any welcome. */
  sharedLink: boolean;
  /** Whoever comes here has one thing to do: the welcome and the panda's hello wait for the next page. */
  quiet: boolean;
  /** It stands side by side and needs the whole width of the window. */
  wide?: boolean;
  /** The panda is asked within the page, so on small screens none floats over it. */
  pandaInside?: boolean;
  /** What an alias shows differently: alias → name of the variant. */
  variants?: Readonly<Record<string, string>>;
}

type RequiredField = 'id' | 'path' | 'title';

/** A row as it is written down; what it leaves out comes from its area. */
export type PageEntry = Pick<PageRow, RequiredField> & Partial<Omit<PageRow, RequiredField>>;

export type AreaDefaults = Pick<PageRow, 'category'> &
  Partial<Pick<PageRow, 'access' | 'brands' | 'chrome' | 'quiet'>>;

type AliasOf<Entry> = Entry extends { aliases: readonly (infer Alias extends string)[] } ? Alias : never;

/** A row whose paths are known to the type checker, for typed links. */
type TypedRow<Entry extends PageEntry> = Omit<PageRow, 'id' | 'path' | 'aliases'> & {
  id: Entry['id'];
  path: Entry['path'];
  aliases: readonly AliasOf<Entry>[];
};

export function definePages<const Entry extends PageEntry>(
  area: AreaDefaults,
  entries: readonly Entry[],
): readonly TypedRow<Entry>[] {
  return entries.map((entry) => ({
    aliases: [],
    access: 'everyone',
    brands: ['main'],
    chrome: 'full',
    devOnly: false,
    noindex: false,
    server: false,
    sharedLink: false,
    quiet: false,
    ...area,
    ...entry,
  }));
}

/** Pages where someone has one thing to do or reads what they were sent, and those of an account, whose owner has been here. */
export const isQuiet = ({ sharedLink, quiet, access }: PageRow) =>
  sharedLink || quiet || access !== 'everyone';

export function isBuilt(row: PageRow) {
  return row.file !== undefined;
}

/** Promised by the specification, and nothing answers there yet. */
export function isUnbuilt(row: PageRow) {
  return !isBuilt(row) && row.redirect === undefined && !row.server;
}

/** The path as an address when it needs no parameters (`/marketplace/:section?` → `/marketplace`), else null. */
export function plainAddress(path: string): string | null {
  const withoutOptional = path.replaceAll(/\/:[^/]+\?/g, '');
  return /[:*]/.test(withoutOptional) ? null : withoutOptional;
}
