/** One question as it is, and as it becomes while one looks. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser } from '#kit/auth/contract.ts';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { isOf } from '#kit/contract/query-key.ts';
import { refreshQueries } from '#kit/contract/refresh-queries.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { pageRealtime } from '#kit/realtime/client.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { askTicket } from '#kit/realtime/use-own-channel.ts';
import { getQuestion, listQuestions, voteOnPost, type QuestionView } from './contract.ts';

export const refreshes = [getQuestion, listQuestions];

export function useQuestion(id: string) {
  const client = useQueryClient();
  const { data: user } = useQuery(query(currentUser));
  const one = query(getQuestion, { params: { id } });
  const question = useQuery(one);
  // Without an account one listens only until the engine has answered: each such page costs a connection.
  const isFollowed = user !== undefined && (user !== null || question.data?.engine.state === 'waiting');
  // Before it is followed: effects run in their order.
  useEffect(() => {
    if (user === null) pageRealtime().ticketsFrom(askTicket);
  }, [user]);
  useChannel(isFollowed ? `question:${id}` : null, () => {
    void refreshQueries(client, isOf(getQuestion));
  });
  return { ...question, user: user ?? null };
}

interface Voted {
  questionId: string;
  postId: string;
}

/** Counts at once; where the server disagrees, its word holds. */
export function useVote({ questionId, postId }: Voted) {
  const client = useQueryClient();
  const { queryKey } = query(getQuestion, { params: { id: questionId } });
  const change = (vote: { votes: number; myVote: number }) =>
    client.setQueryData(queryKey, (known) => known && withVote(known, postId, vote));
  return useMutation({
    mutationFn: ({ to }: { to: -1 | 0 | 1; from: { votes: number; myVote: number } }) =>
      call(voteOnPost, { params: { id: postId }, body: { vote: to } }),
    onMutate: ({ to, from }) => change({ votes: from.votes - from.myVote + to, myVote: to }),
    onSuccess: (answer) => change(answer),
    onError(error, { from }) {
      change(from);
      toastError(error);
    },
  });
}

function withVote(question: QuestionView, postId: string, vote: { votes: number; myVote: number }) {
  if (question.id === postId) return { ...question, ...vote };
  return {
    ...question,
    answers: question.answers.map((answer) => (answer.id === postId ? { ...answer, ...vote } : answer)),
  };
}
