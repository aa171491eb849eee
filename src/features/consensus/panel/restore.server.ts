/** A version that keeps the answers of the one before, save one that is asked again. */
import { AppError } from '#kit/errors.ts';
import { consensusData, type Member } from '#features/consensus/data.ts';
import type { Output } from '#tools/define/output.ts';
import { isUnderWay, type Board } from './board.server.ts';

export function restoreVersion({ part, before }: { part: string; before: Output }, board: Board): void {
  const known = consensusData.safeParse(before.data);
  if (!known.success || !known.data.members.some(({ id }) => id === part))
    throw new AppError('invalid:part', { message: 'That engine isn’t part of this answer.' });
  const { members, quorum, finding } = known.data;
  const kept = members.map((one): Member =>
    isUnderWay(one) ? { ...one, state: 'stopped', note: 'It was interrupted before finishing.' } : one,
  );
  const { [part]: _, text: __, ...words } = before.texts;
  const done = kept.filter(({ id, state }) => state === 'done' && id !== part).map(({ id }) => id);
  const order = new Set([...(finding?.heard ?? []).filter((id) => done.includes(id)), ...done]);
  board.restore(kept, words, [...order]);
  board.set({ quorum });
}
