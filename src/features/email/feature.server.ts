import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { emailCheckRun } from './check/run.server.ts';
import { draftWorks } from './draft/draft-work.server.ts';
import { contactEndpoints } from './mailbox/contacts.server.ts';
import { mailboxEndpoints } from './mailbox/mailboxes.server.ts';
import { outgoingEndpoints } from './mailbox/outgoing.server.ts';
import { sendOutgoing } from './mailbox/send-job.server.ts';
import { signInEndpoints } from './mailbox/sign-in.server.ts';
import { snippetEndpoints } from './mailbox/snippets.server.ts';
import { mailboxes, mailContacts, mailSnippets, outgoingMails, taughtRules } from './mailbox/table.server.ts';
import { polishResults } from './polish/kind.server.ts';
import { emailPolishRun } from './polish/run.server.ts';
import { ruleEndpoints, rulesOf, taughtForRuns } from './rules/rules.server.ts';
import { emailRun } from './write/run.server.ts';
import { emailKind } from '#tools/kinds/shared-kinds.ts';

const owned = <
  Table extends typeof mailContacts | typeof mailSnippets | typeof outgoingMails | typeof taughtRules,
>(
  table: Table,
) => ({
  table,
  export: ownedRows(table, table.ownerId),
  erase: 'cascade' as const,
});

export const email = defineServerFeature({
  doors: [
    {
      id: 'frenlyemail',
      title: 'FrenlyEmail',
      description: 'Put it in a new e-mail.',
      page: '/frenlyemail',
      // An email has its own button, Send.
      except: [emailKind],
    },
  ],
  endpoints: [
    ...mailboxEndpoints,
    ...signInEndpoints,
    ...contactEndpoints,
    ...snippetEndpoints,
    ...outgoingEndpoints,
    ...ruleEndpoints,
  ],
  jobs: [sendOutgoing],
  runs: [emailRun, emailPolishRun, emailCheckRun],
  runExtensions: [taughtForRuns],
  bambooRules: [
    ({ db }) =>
      (asker) =>
        rulesOf(db, asker),
  ],
  kinds: [polishResults],
  works: [draftWorks],
  personalData: [
    {
      table: mailboxes,
      // The password is theirs, but a file that lies about is no place for it.
      export: ownedRows(mailboxes, mailboxes.ownerId, { omit: ['sealedPassword'] }),
      erase: 'cascade',
    },
    owned(mailContacts),
    owned(mailSnippets),
    owned(outgoingMails),
    owned(taughtRules),
  ],
});
