/** Where each page of the page table is seen, with ids of things that exist; `makePageExamples` makes them. */
import { brands } from '#app/brands.ts';
import type { PageRow } from '#app/page-row.ts';
import { actingHeader } from '#kit/businesses/acting.ts';
import { fillPath } from '#kit/href.ts';
import { askSomething } from './ask-something.ts';
import { beginThings } from './begin-things.ts';
import { callAs } from './call-api.ts';
import { collectSomething } from './collect-something.ts';
import { adminOf, type Member } from './people.ts';
import { listSomething } from './list-something.ts';
import { publishBook, publishManual, publishSomething } from './publish-something.ts';
import { shareSomething } from './share-something.ts';
import type { StartedApp } from './start-app.ts';

export interface PageExamples {
  admin: Member;
  /** The address of a page; by default at its own path. */
  addressOf(row: PageRow, path?: string): string;
  /** The front page of each brand that has a host name for trials. */
  fronts: { host: string; address: string }[];
}

export const frontHosts = Object.values(brands).flatMap(({ trialHost }) => trialHost ?? []);

const slugsOf: Record<string, string> = {
  lesson: 'your-first-question',
  'blog-post': 'why-it-works-without-a-key',
};

export async function makePageExamples(app: StartedApp): Promise<PageExamples> {
  const admin = await adminOf(app);
  const { secret } = await shareSomething(app);
  const call = callAs(app, admin);
  const creation = await publishSomething(call);
  const book = await publishBook(call);
  const manual = await publishManual(call);
  const collection = await collectSomething(call, creation);
  const question = await askSomething(call);
  const listing = await listSomething(call);
  const begun = await beginThings(call);
  // A business has a page once it shows something.
  await publishSomething(callAs(app, admin, { [actingHeader]: begun.business }), 'What a grove is');

  /** What `:id` means depends on the row. */
  const idsOf: Record<string, string> = {
    shared: secret,
    'ai-consensus-shared': secret,
    creation,
    ebook: book,
    'product-manual': manual,
    collection,
    location: 'fr',
    question,
    listing,
    'images-share': secret,
    thread: begun.thread,
    experiment: begun.experiment,
    certificate: begun.certificate,
    'admin-blog-post': begun.draft,
  };
  const paramsOf = ({ id }: PageRow): Record<string, string> => ({
    handle: id === 'business-page' ? begun.businessHandle : admin.handle,
    topic: 'bamboo',
    query: 'bamboo',
    shareId: secret,
    shareableId: secret,
    youtubeId: 'dQw4w9WgXcQ',
    secret: begun.invite,
    questId: 'first-questions',
    scrollId: begun.scroll,
    inviteCode: begun.inviteCode,
    slug: slugsOf[id] ?? '',
    '*': `how-bamboo-grows/${secret}`,
    id: idsOf[id] ?? '',
    allyId: begun.ally,
    businessId: begun.business,
  });
  const onHost = (host: string) => app.url.replace(/\/\/[^:/]+/, `//${host}`);
  /** The main host, or that of the brand that alone has the page. */
  const originFor = ({ brands: hosts }: PageRow) => {
    const host = hosts.includes('main') ? null : brands[hosts[0]!].trialHost;
    return host ? onHost(host) : app.url;
  };
  return {
    admin,
    addressOf: (row, path = row.path) => originFor(row) + fillPath(path, paramsOf(row)),
    fronts: frontHosts.map((host) => ({ host, address: `${onHost(host)}/` })),
  };
}
