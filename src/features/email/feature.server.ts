import { readableKinds } from '#tools/define/door.ts';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { emailCheckRun } from './check/run.server.ts';
import { draftWork } from './draft/draft-work.server.ts';
import { contactEndpoints } from './mailbox/contacts.server.ts';
import { mailboxEndpoints } from './mailbox/mailboxes.server.ts';
import { outgoingEndpoints } from './mailbox/outgoing.server.ts';
import { sendOutgoing } from './mailbox/send-job.server.ts';
import { signInEndpoints } from './mailbox/sign-in.server.ts';
import { snippetEndpoints } from './mailbox/snippets.server.ts';
import { mailboxes, mailContacts, mailSnippets, outgoingMails, taughtRules } from './mailbox/table.server.ts';
import { polishKind } from './polish/kind.server.ts';
import { emailPolishRun } from './polish/run.server.ts';
import { ruleEndpoints, taughtForRuns } from './rules/rules.server.ts';
import { emailRun } from './write/run.server.ts';

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
      // A letter has its own button, Send.
      accepts: readableKinds.filter((kind) => kind !== 'letter'),
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
  runRooms: [taughtForRuns],
  kinds: [polishKind],
  works: [draftWork],
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
