import { useQuery, useQueryClient } from '@tanstack/react-query';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getRatings, rateAnswer, type Rating } from '../../contract.ts';

const kinds = [
  { rating: 'up', Icon: ThumbsUp, words: 'helped' },
  { rating: 'down', Icon: ThumbsDown, words: 'did not help' },
] as const;

interface RateButtonsProps {
  run: string;
  /** Name of the text. */
  part: string;
  /** Choose an answer, for the button's name. */
  title: string;
}

/** Whether an answer helped; pressing again takes it back. */
export function RateButtons({ run, part, title }: RateButtonsProps) {
  const client = useQueryClient();
  const known = query(getRatings, { params: { id: run } });
  const { data } = useQuery(known);
  const rate = useCall(rateAnswer, { onSuccess: (answer) => client.setQueryData(known.queryKey, answer) });
  const given = data?.ratings[part];
  function press(rating: Rating) {
    rate.mutate(
      { params: { id: run }, body: { part, rating: given === rating ? null : rating } },
      { onError: (error) => toast({ title: wordsOf(error), variant: 'destructive' }) },
    );
  }
  return kinds.map(({ rating, Icon, words }) => (
    <IconButton
      key={rating}
      size="sm"
      label={`${title} ${words}`}
      aria-pressed={given === rating}
      className="text-muted aria-pressed:text-bamboo-deep aria-pressed:[&_svg]:fill-current"
      onClick={() => press(rating)}
    >
      <Icon aria-hidden />
    </IconButton>
  ));
}
