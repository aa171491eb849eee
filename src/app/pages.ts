/** The page table: one row per page. Routes, heads, 404s, palette, breadcrumbs and sitemap all come from it. */
import { accountPages, pandaPages, planPages } from '#app/pages/account.ts';
import { adminPages } from '#app/pages/admin.ts';
import { aiPages } from '#app/pages/ai.ts';
import { bookPages } from '#app/pages/books.ts';
import { codePages } from '#app/pages/code.ts';
import { communityPages } from '#app/pages/community.ts';
import { documentPages } from '#app/pages/documents.ts';
import { helpPages } from '#app/pages/help.ts';
import { homePages, topicPages } from '#app/pages/home.ts';
import { inboxLandings, inboxPages } from '#app/pages/inbox.ts';
import { learnPages } from '#app/pages/learn.ts';
import { mediaPages } from '#app/pages/media.ts';
import { questPages } from '#app/pages/quests.ts';
import { searchPages } from '#app/pages/search.ts';
import { servicePages } from '#app/pages/services.ts';
import { signInPages } from '#app/pages/sign-in.ts';
import { styleGuidePages } from '#app/pages/style-guide.ts';
import { threadPages } from '#app/pages/threads.ts';
import { businessPages, marketplacePages, nftPages } from '#app/pages/trade.ts';
import { v2Pages } from '#app/pages/v2.ts';
import { voicePages } from '#app/pages/voice.ts';
import type { PageRow } from '#app/page-row.ts';

// React Router breaks ties by order: `/:handle/ness` of the account pages comes after every `/word/:param`.
const table = [
  ...homePages,
  ...aiPages,
  ...searchPages,
  ...voicePages,
  ...mediaPages,
  ...documentPages,
  ...bookPages,
  ...codePages,
  ...servicePages,
  ...threadPages,
  ...communityPages,
  ...questPages,
  ...v2Pages,
  ...learnPages,
  ...businessPages,
  ...nftPages,
  ...marketplacePages,
  ...inboxPages,
  ...inboxLandings,
  ...signInPages,
  ...accountPages,
  ...planPages,
  ...pandaPages,
  ...helpPages,
  ...styleGuidePages,
  ...adminPages,
  ...topicPages,
];

type TypedRow = (typeof table)[number];

export type PageId = TypedRow['id'];
/** Every path of the table, aliases included. */
export type PagePath = TypedRow['path'] | TypedRow['aliases'][number];

declare module '#kit/href.ts' {
  interface Register {
    path: PagePath;
  }
}

export const pages: readonly PageRow[] = table;

const pagesById = new Map(pages.map((row) => [row.id, row]));

export function pageById(id: PageId): PageRow {
  return pagesById.get(id)!;
}
