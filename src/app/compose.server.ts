/** Builds the process from its parts, in order, and takes it down again in reverse. */
import path from 'node:path';
import { createAi } from '#kit/ai/ai.server.ts';
import { bambooOffers } from '#bamboo/offers.server.ts';
import { modelOffers } from '#kit/ai/model-offers.server.ts';
import { createAuth, sessionCookieName } from '#kit/auth/auth.server.ts';
import { createCallers } from '#kit/auth/callers.server.ts';
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
import { loadOwnerSettings } from '#kit/owner-settings/owner-settings.server.ts';
import { publishPacks } from '#kit/packs/channel.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { createDeedShelf } from '#kit/people/deed.server.ts';
import { createThingShelf } from '#kit/people/thing.server.ts';
import { watchDeeds } from '#tools/watch-deeds.server.ts';
import { watchThreadRuns } from '#features/threads/runs.server.ts';
import { keepPulse } from '#features/pulse/keep-pulse.server.ts';
import { keepIndex } from '#kit/search/keep-index.server.ts';
import { createSecrets } from '#kit/secrets.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { createVideos } from '#kit/videos/videos.server.ts';
import { createSources } from '#kit/sources/sources.server.ts';
import { createRuns } from '#tools/run/runs.server.ts';
import { createSubjects } from '#tools/share/subjects.server.ts';
import { createWorkShelf } from '#tools/work/work-shelf.server.ts';
import { createTrash } from '#kit/trash/trash.server.ts';
import { openBilling } from '#features/billing/provider.server.ts';
import { authMail } from '#features/accounts/mail.server.ts';
import { searchHelp } from '#features/assistant/help/search.server.ts';
import { helpLibrary } from '#features/assistant/help/own-library.server.ts';
import { rulesOf } from '#features/email/rules/rules.server.ts';
import { acceptedAnswers } from '#features/questions/accepted-answers.server.ts';
import { gathered as ours, type Gathered } from './gathered.server.ts';
import { openDatabase } from './open-database.server.ts';
import { reservedSegments } from './pages.ts';
import { migrationsFolder } from '#kit/paths.server.ts';
import { createStorage } from './storage.server.ts';

export interface Composition {
  services: Services;
  close(): Promise<void>;
}

interface Options {
  log?: Log;
  /** Already open, where there was something else to load meanwhile. */
  connection?: Connection;
  /** What the rooms bring; a test may add one. */
  gathered?: Gathered;
}

export async function compose(settings: Settings, options: Options = {}): Promise<Composition> {
  const { log = createLog(settings.logLevel), gathered = ours } = options;
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const connection = options.connection ?? (await openDatabase(settings, log));
    closers.push(() => connection.close());
    const applied = await migrate(connection.pool, readMigrations(migrationsFolder));
    if (applied.length > 0) log.info({ applied }, 'the database was brought up to date');

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
    const mayWrite = () => ownerSettings.current.basicWriter;
    const models = createModelHost({ packs, log, mayWrite, scratch: path.join(settings.dataDir, 'scratch') });
    closers.push(() => models.close());
    const lookedUpWith = { db, log, models, packs, settings };
    const bamboo = lazyBamboo({
      libraries: [searchHelp(helpLibrary, lookedUpWith)],
      askedBefore: acceptedAnswers(lookedUpWith),
      meaning: { isReady: () => models.isReady('minilm'), embed: models.embed },
      taughtBy: (asker) => rulesOf(db, asker),
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
    const works = createWorkShelf(gathered.works);
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
      rooms: gathered.runRooms,
    });
    closers.push(() => runs.close());
    const cookieSecret = secrets.key('sessions');
    const services: Services = {
      settings,
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
      billing: openBilling({ settings, secrets, db, bus, log, jobs, credits }),
      packs,
      models,
      runs,
      works,
      subjects: createSubjects(gathered.subjects, gathered.forgetSubjects, gathered.noticeSubjects),
      things: createThingShelf(gathered.thingKinds, gathered.countThanks, gathered.countJoins),
      deeds: createDeedShelf(gathered.deedKinds, gathered.lineages),
      whenJoined: gathered.whenJoined,
      ownThings: gathered.ownThings,
      callees: gathered.callees,
      trash: createTrash(gathered.trash),
      auth: createAuth(db, settings, cookieSecret, authMail(jobs, bus, settings)),
      callers: createCallers({ db, bus, cookieName: sessionCookieName(settings.publicUrl), cookieSecret }),
      limits: createLimits({ enabled: settings.rateLimits }),
      metrics: createMetrics(),
      secrets,
      ownerSettings,
      personalData: gathered.personalData,
      kinds: gathered.kinds,
      fileGrants: gathered.fileGrants,
      uploads,
      reservedHandles: reservedSegments,
    };
    for (const begin of gathered.atStart) await begin(services);
    await jobs.start();
    await runs.settleLost({ atStart: true });
    closers.push(() => jobs.stop());
    if (settings.role !== 'web') {
      await jobs.work(services);
      const index = keepIndex(services, gathered.searchSources);
      closers.push(() => index.close());
      services.searchIndex = index;
      const pulse = keepPulse(services);
      closers.push(() => pulse.close());
      services.pulse = pulse;
      const deedWatch = watchDeeds(services, gathered.deedListeners);
      closers.push(() => deedWatch.close());
      services.deedWatch = deedWatch;
      const threadRuns = watchThreadRuns(services);
      closers.push(() => threadRuns.close());
    }
    return { services, close };
  } catch (error) {
    await close();
    throw error;
  }
}
