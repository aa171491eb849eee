import { whoAsks } from '#kit/auth/caller.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { workAccess } from '#tools/work/access.server.ts';
import { listCollaborators } from '#tools/work/collaborator-queries.server.ts';
import { workAddress } from '#tools/work/work-address.ts';
import { checkPassage, mentionInWork } from './contract.ts';
import { findingsIn } from './polish.server.ts';
import { documentWork } from './work.ts';

const longestQuote = 160;

export const editorEndpoints = [
  implement(checkPassage, async ({ body: { text } }, context) => ({
    items: await findingsIn(text, { signal: context.request.signal, who: whoAsks(context) }),
  })),

  implement(mentionInWork, async ({ params: { id }, body: { people, text } }, context) => {
    const { work } = await workAccess(context, id, 'commenter');
    const members = [work.ownerId, ...(await listCollaborators(context.db, id)).map((one) => one.id)];
    const { user } = context.caller;
    const named = [...new Set(people)].filter((one) => one !== user.id);
    if (named.some((one) => !members.includes(one)))
      throw new AppError('invalid:member', {
        message: 'You can only mention people who share this document.',
      });
    await context.bus.transact(async (tx) => {
      for (const ownerId of named)
        await notify(tx, context, {
          ownerId,
          from: user.id,
          kind: 'work.mentioned',
          data: {
            title: `${user.name} mentioned you in a comment`,
            text: `“${work.title}”: ${cutAtWord(text, longestQuote)}`,
            path: workAddress(documentWork.page, id)!,
          },
        });
    });
    return { success: true } as const;
  }),
];
