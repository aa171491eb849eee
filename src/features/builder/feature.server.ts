import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { answerEndpoints } from './publish/answers.server.ts';
import { publishEndpoints } from './publish/publish.server.ts';
import { siteReportTarget } from './publish/report-target.server.ts';
import { visitEndpoints } from './publish/visit.server.ts';
import { answersOf, sitesOf } from './queries.server.ts';
import { siteAnswers, siteFiles, sites } from './table.server.ts';
import { siteWorks } from './work.server.ts';

export const builder = defineServerFeature({
  endpoints: [...publishEndpoints, ...answerEndpoints, ...visitEndpoints],
  works: [siteWorks],
  reportTargets: [siteReportTarget],
  personalData: [
    { table: sites, export: (db, { id }) => sitesOf(db, id), erase: 'cascade' },
    // What is served of a site; it is in the export as the work.
    { table: siteFiles, erase: 'cascade' },
    // Sent to the owner of the site, without an account: it goes with the site.
    { table: siteAnswers, export: (db, { id }) => answersOf(db, id), erase: 'cascade' },
  ],
});
