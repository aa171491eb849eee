import MailPlus from 'lucide-react/icons/mail-plus';
import { useNavigate } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useNewDraft } from './use-new-draft.ts';

/** Takes a text to the composer, as the body of a mail. */
export function SaveAsDraft({ body }: { body: string }) {
  const navigate = useNavigate();
  const begin = useNewDraft({
    onSuccess: ({ id }) => void navigate(href('/frenlyemail', { work: id })),
    onError: (error) =>
      toast({ title: 'The draft couldn’t be saved', description: wordsOf(error), variant: 'destructive' }),
  });
  return (
    <Button variant="secondary" size="sm" pending={begin.isPending} onClick={() => begin.mutate({ body })}>
      <MailPlus aria-hidden /> Continue as e-mail
    </Button>
  );
}
