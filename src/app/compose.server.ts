/** Builds the process from its parts, in order, and takes it down again in reverse. */
import path from 'node:path';
import { systemClock, type Clock } from '#kit/clock.ts';
import { createAi } from '#kit/ai/ai.server.ts';
import { bambooOffers } from '#bamboo/offers.server.ts';
import { modelOffers } from '#kit/ai/model-offers.server.ts';
import { authMail } from '#kit/auth/account-emails.server.ts';
import { createAuth, sessionCookieName } from '#kit/auth/auth.server.ts';
import { createCallers } from '#kit/auth/callers.server.ts';
import { lentBy } from '#bamboo/lend.server.ts';
import { lazyBamboo } from '#bamboo/load.server.ts';
import { createCredits } from '#kit/credits/credits.server.ts';
import type { Connection } from '#kit/db/database.server.ts';
import { migrate, readMigrations } from '#kit/db/migrate.server.ts';
import { startBus } from '#kit/events/bus.server.ts';
import { createFiles } from '#kit/files/files.server.ts';
import { keptAsItIs } from '#kit/files/upload/kept-as-it-is.server.ts';
import { createUploads } from '#kit/files/upload/uploads.server.ts';
import { createLimits } from '#kit/http/limits.server.ts';
import { createJobs } from '#kit/jobs/jobs.server.ts';
import { createLog, type Log } from '#kit/log.server.ts';
import { createModelHost } from '#kit/models/model-host.server.ts';
import { safeFetch } from '#kit/net/safe-fetch.server.ts';
import { createMetrics } from '#kit/metrics.server.ts';
import { reportStalls } from '#kit/report-stalls.server.ts';
import { loadOwnerSettings } from '#kit/owner-settings/owner-settings.server.ts';
import { publishPacks } from '#kit/packs/channel.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { createAchievementRegistry } from '#social/people/deed.server.ts';
import { createContentRegistry } from '#social/people/thing.server.ts';
import { watchDeeds } from '#tools/watch-deeds.server.ts';
import { keepIndex } from '#kit/search/keep-index.server.ts';
import { createSecrets } from '#kit/secrets.server.ts';
import type { CoreServices, FeatureServices, Services } from '#kit/services.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { createVideos } from '#kit/videos/videos.server.ts';
import { createSources } from '#kit/sources/sources.server.ts';
import { useFontPacks } from '#tools/export/pdf/font-packs.server.ts';
import { createRuns } from '#tools/run/runs.server.ts';
import { createSubjects } from '#tools/share/subjects.server.ts';
import { createWorkRegistry } from '#tools/work/work-registry.server.ts';
import { createTrash } from '#kit/trash/trash.server.ts';
import { gathered as ours, type Gathered } from './gathered.server.ts';
import { openDatabase } from './open-database.server.ts';
import { reservedSegments } from './reserved-segments.ts';
import { migrationsFolder } from '#kit/paths.server.ts';
import { createStorage } from './storage.server.ts';
import { createWishes } from './wishes/wishes.server.ts';

export interface Composition {
  services: Services;
  close(): Promise<void>;
}

interface Options {
  log?: Log;
  /** A test may give one. */
  clock?: Clock;
  /** Already open, where there was something else to load meanwhile. */
  connection?: Connection;
  /** What the features bring; a test may add one. */
  gathered?: Gathered;
}

export async function compose(settings: Settings, options: Options = {}): Promise<Composition> {
  const { log = createLog(settings.logLevel), gathered = ours, clock = systemClock } = options;
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const connection = options.connection ?? (await openDatabase(settings, log));
    closers.push(() => connection.close());
    const applied = await migrate(connection.pool, readMigrations(migrationsFolder));
    if (applied.length > 0)
      log.info({ event: 'database.migrated', applied }, 'Migrations were applied to the database.');

    const { db } = connection;
    const secrets = createSecrets(settings);
    const bus = await startBus(connection, log, settings.databaseUrl);
    closers.push(() => bus.close());
    const jobs = createJobs({ connection, bus, log, definitions: gathered.jobs });
    const credits = createCredits(db);
    const ownerSettings = await loadOwnerSettings(db, bus);
    const packs = createPacks({ folder: path.join(settings.dataDir, 'models'), log });
    closers.push(() => packs.close());
    publishPacks(packs, bus, log);
    useFontPacks(packs);
    const mayWrite = () => ownerSettings.current.basicWriter;
    const models = createModelHost({ packs, log, mayWrite, scratch: path.join(settings.dataDir, 'scratch') });
    closers.push(() => models.close());
    const bamboo = lazyBamboo({
      ...lentBy(gathered.features, { db, log, models, packs, settings }),
      meaning: { isReady: () => models.isReady('minilm'), embed: models.embed },
    });
    const experts = bambooOffers(bamboo);
    const ai = createAi({
      db,
      bus,
      log,
      secrets,
      settings: settings.engines,
      bamboo: () => [...experts, ...modelOffers(models, { mayWrite })],
      spending: credits,
    });
    closers.push(() => ai.close());
    const files = createFiles(db, createStorage(settings), secrets, settings.uploads.quota);
    const uploads = createUploads({
      folder: path.join(settings.dataDir, 'uploads'),
      db,
      files,
      log,
      uses: [keptAsItIs(settings.uploads.maxBytes), ...gathered.uploadUses],
    });
    const sources = createSources({ settings, log });
    const videos = createVideos({ settings, log });
    const works = createWorkRegistry(gathered.works);
    const runs = createRuns({
      settings,
      connection,
      db,
      bus,
      log,
      ai,
      credits,
      files,
      jobs,
      models,
      packs,
      safeFetch,
      sources,
      videos,
      tools: gathered.runs,
      kinds: gathered.kinds,
      works,
      extensions: gathered.runExtensions,
    });
    closers.push(() => runs.close());
    const metrics = createMetrics();
    closers.push(reportStalls(metrics, log));
    const cookieSecret = secrets.key('sessions');
    const core: CoreServices = {
      features: gathered.features,
      settings,
      clock,
      log,
      connection,
      db,
      bus,
      jobs,
      files,
      safeFetch,
      sources,
      videos,
      ai,
      bamboo,
      credits,
      packs,
      models,
      runs,
      works,
      subjects: createSubjects(gathered.subjects, gathered.forgetSubjects, gathered.noticeSubjects),
      things: createContentRegistry(gathered.thingKinds, gathered.countThanks, gathered.countJoins),
      deeds: createAchievementRegistry(gathered.deedKinds, gathered.lineages),
      trash: createTrash(gathered.trash),
      wishes: createWishes(),
      auth: createAuth(db, settings, cookieSecret, authMail(jobs, bus, settings)),
      callers: createCallers({ db, bus, cookieName: sessionCookieName(settings.publicUrl), cookieSecret }),
      limits: createLimits({ enabled: settings.rateLimits }),
      metrics,
      secrets,
      ownerSettings,
      kinds: gathered.kinds,
      uploads,
      reservedHandles: reservedSegments,
    };
    const added = Object.assign({}, ...gathered.services.map((add) => add(core))) as FeatureServices;
    const services: Services = { ...core, ...added };
    for (const begin of gathered.atStart) await begin(services);
    await jobs.start();
    await runs.settleLost({ atStart: true });
    closers.push(() => jobs.stop());
    if (settings.role !== 'web') {
      await jobs.work(services);
      const index = keepIndex(services, gathered.searchSources);
      closers.push(() => index.close());
      services.searchIndex = index;
      const deedWatch = watchDeeds(services, gathered.deedListeners);
      closers.push(() => deedWatch.close());
      services.deedWatch = deedWatch;
      for (const loop of gathered.loops) closers.push(loop(services));
    }
    return { services, close };
  } catch (error) {
    await close();
    throw error;
  }
}
