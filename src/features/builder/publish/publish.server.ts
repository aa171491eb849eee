/** Publishing and taking down, by the owner of a site. */
import { mayPublishFor } from '#kit/businesses/may-publish.server.ts';
import { isUniqueViolation } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { noSuchWork, workAccess } from '#tools/work/access.server.ts';
import type { WorkRole } from '#tools/work/work-role.ts';
import { getPublication, publishSite, siteRoot, unpublishSite } from '../contract.ts';
import { formsOf } from '../forms.ts';
import {
  countAnswers,
  countSites,
  findSiteOf,
  findSiteAt,
  takeDown,
  writeSite,
  type SiteRow,
} from '../queries.server.ts';
import { makePublished } from '../render/make-site.server.ts';
import type { Site } from '../site.ts';
import { siteText } from '../work.server.ts';
import { siteWork } from '../work.ts';

const mostSites = 100;
const longestWords = 20_000;

/** A site by the id of its work; for others there is none. */
export async function siteWorkFor(context: Context, id: string, wanted: WorkRole) {
  const access = await workAccess(context, id, wanted);
  if (access.work.kind !== siteWork.id) throw noSuchWork();
  return access;
}

const present = async (context: Context, { id, slug, publishedAt, revision, hiddenAt }: SiteRow) => ({
  slug,
  publishedAt,
  revision,
  isHidden: hiddenAt !== null,
  answers: await countAnswers(context.db, id),
});

export const publishEndpoints = [
  implement(getPublication, async ({ params: { id } }, context) => {
    await siteWorkFor(context, id, 'owner');
    const site = await findSiteOf(context.db, id);
    return { publication: site ? await present(context, site) : null };
  }),

  implement(publishSite, async ({ params: { id }, body: { slug } }, context) => {
    const { work, asOwner } = await siteWorkFor(context, id, 'owner');
    await requirePublisher(context);
    const { content, condition } = context.works.read(work);
    if (condition !== 'sound') throw noSuchWork();
    const site = content as Site;
    await requireFree(context, slug, id);
    const files = await makePublished(
      {
        name: work.title,
        site,
        root: `${siteRoot}/${slug}`,
        origin: context.settings.publicUrl,
        reportHref: `/builder/report?site=${slug}`,
      },
      { who: asOwner, signal: context.request.signal },
    );
    try {
      const row = await context.bus.transact(async (tx) => {
        await holdOwner(tx, work.ownerId);
        if (!(await findSiteOf(tx, id)) && (await countSites(tx, work.ownerId)) >= mostSites)
          throw new AppError('conflict:full', {
            message: `You can have at most ${mostSites} published sites. Delete one first.`,
          });
        return writeSite(
          tx,
          {
            workId: id,
            slug,
            title: work.title,
            revision: work.revision,
            words: siteText(site).slice(0, longestWords).toWellFormed(),
            forms: formsOf(site),
            publishedAt: context.clock.now(),
          },
          files,
        );
      });
      return await present(context, row);
    } catch (error) {
      throw isUniqueViolation(error, 'site_slug_unique') ? taken() : error;
    }
  }),

  implement(unpublishSite, async ({ params: { id } }, context) => {
    await siteWorkFor(context, id, 'owner');
    await requirePublisher(context);
    await context.bus.transact((tx) => takeDown(tx, id));
    return { success: true } as const;
  }),
];

async function requirePublisher({ caller: { business }, db }: MemberContext) {
  if (business && !(await mayPublishFor(db, business)))
    throw new AppError('forbidden:role', {
      message: 'Only the owner and admins can do that. They can allow it for all members.',
    });
}

async function requireFree({ db }: Context, slug: string, workId: string) {
  const other = await findSiteAt(db, slug);
  if (other && other.workId !== workId) throw taken();
}

const taken = () => new AppError('conflict:taken', { message: 'This address is taken. Choose another.' });
