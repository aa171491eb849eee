import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { labChannel } from './channel.server.ts';
import { labFileGrant, labUpload } from './files.server.ts';
import { feedbackGiven } from './own-things.server.ts';
import { endLabPlaces } from './people.server.ts';
import { labPersonalData } from './personal-data.server.ts';
import { labReportTargets } from './report-targets.server.ts';
import { labSearch } from './search-source.server.ts';
import { labEndpoints } from './server.ts';
import { notifyFollowers } from './notify.server.ts';
import { labThings } from './thing-kinds.server.ts';
import { experimentTrash, postTrash } from './trash.server.ts';

export const lab = defineServerFeature({
  endpoints: labEndpoints,
  thingKinds: labThings,
  ownThings: [feedbackGiven],
  channels: [labChannel],
  jobs: [notifyFollowers],
  uploadUses: [labUpload],
  fileGrants: [labFileGrant],
  reportTargets: labReportTargets,
  trash: [experimentTrash, postTrash],
  searchSources: [labSearch],
  whenBlocked: [endLabPlaces],
  personalData: labPersonalData,
});
