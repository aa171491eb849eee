import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { eraseDeleted } from '#kit/privacy/erase-deleted.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { questionChannel } from './channel.server.ts';
import { questionDeeds } from './deeds.server.ts';
import { answerByEngine } from './engine.server.ts';
import { commentsOnQuestions } from './own-things.server.ts';
import { questionReportTargets } from './report-targets.server.ts';
import { questionSearch } from './search-source.server.ts';
import { questionEndpoints } from './server.ts';
import { answersOnProfile, questionThings } from './thing-kind.server.ts';
import { questionPosts, questionVersions, questionVotes } from './table.server.ts';
import { postTrash } from './trash.server.ts';
import { acceptedAnswers } from './accepted-answers.server.ts';

export const questions = defineServerFeature({
  endpoints: questionEndpoints,
  thingKinds: questionThings,
  ownThings: [commentsOnQuestions],
  deedKinds: questionDeeds,
  profileParts: [answersOnProfile],
  channels: [questionChannel],
  jobs: [answerByEngine],
  reportTargets: questionReportTargets,
  trash: [postTrash],
  searchSources: [questionSearch],
  bambooAnswers: [acceptedAnswers],
  personalData: [
    // Others answered it or learnt from it: it stays without the name, as the page on which one deletes an account says.
    {
      table: questionPosts,
      export: ownedRows(questionPosts, questionPosts.authorId),
      erase: eraseDeleted(questionPosts, { ...postTrash, author: questionPosts.authorId }),
    },
    { table: questionVotes, export: ownedRows(questionVotes, questionVotes.ownerId), erase: 'cascade' },
    // What such a text said before, likewise without the name.
    {
      table: questionVersions,
      export: ownedRows(questionVersions, questionVersions.authorId),
      erase: 'keep',
    },
  ],
});
