import type { Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import type { ChannelKind } from '#kit/realtime/channel.server.ts';
import type { Services } from '#kit/services.server.ts';
import { maySee } from './policy.ts';
import { findPost } from './post-queries.server.ts';

const prefix = 'question:';
const questionChanged = defineEvent('question.changed');

/** That something changed about a question: its answers, its votes, or whether it is there. */
export const questionChannel: ChannelKind = {
  prefix,
  async canRead(services, { user }, name) {
    const row = await findQuestion(services, name, user.id);
    return row !== undefined && maySee(user, row);
  },
  async canVisitorRead(services, name) {
    const row = await findQuestion(services, name, undefined);
    return row !== undefined && maySee(null, row);
  },
};

async function findQuestion({ db }: Pick<Services, 'db'>, name: string, reader: string | undefined) {
  const id = name.slice(prefix.length);
  const row = isId(id) ? await findPost(db, id, reader) : undefined;
  return row?.post.kind === 'question' ? row : undefined;
}

/** It says only that, so whoever may not see the question learns nothing by it. */
export function publishToWatchers(tx: Emitter, questionId: string) {
  tx.emit(prefix + questionId, questionChanged);
}

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
