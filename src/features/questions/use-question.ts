/** One question as it is, and as it becomes while one looks. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUser } from '#features/accounts/contract.ts';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { toast } from '#kit/ui/toast.ts';
import { getQuestion, listQuestions, voteOnPost, type QuestionView } from './contract.ts';

/** Whoever is not signed in follows no channel, and looks again until the engine has answered. */
const lookAgainAfter = 2000;

export const refreshes = [getQuestion, listQuestions];

export const sayWhy = (error: Error) =>
  void toast({ variant: 'destructive', title: 'That did not work', description: wordsOf(error) });

export function useQuestion(id: string) {
  const client = useQueryClient();
  const { data: user } = useQuery(query(currentUser));
  const one = query(getQuestion, { params: { id } });
  useChannel(user ? `question:${id}` : null, () => {
    void client.invalidateQueries({ queryKey: one.queryKey });
  });
  const isWaiting = (known: QuestionView | null | undefined) => known?.engine.state === 'waiting';
  return {
    ...useQuery({
      ...one,
      refetchInterval: ({ state }) => (isWaiting(state.data) ? lookAgainAfter : false),
    }),
    user: user ?? null,
  };
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
      sayWhy(error);
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
