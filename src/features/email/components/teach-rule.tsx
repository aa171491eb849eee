import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { forgetRule, listTaughtRules, teachRule } from '../contract.ts';
import type { ShownEdit } from '../polish/data.ts';
import { kindWords } from '../polish/words.ts';

/** What a refusal can teach: these words stay, this change is never made, or advice of this kind is not wanted. */
export function TeachRule({ edit }: { edit: ShownEdit }) {
  const forget = useCall(forgetRule, { refreshes: [listTaughtRules] });
  const teach = useCall(teachRule, {
    refreshes: [listTaughtRules],
    onSuccess: ({ id }) =>
      toast({
        title: 'Remembered for all tools',
        description: 'Your rules are in Settings, under Writing rules.',
        action: {
          label: 'Undo',
          altText: 'Remove it in Settings',
          onSelect: () => forget.mutate({ params: { id } }),
        },
      }),
  });
  const rule = ruleFor(edit);
  if (teach.isSuccess) return <p className="text-sm text-muted">Remembered.</p>;
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="link"
        size="sm"
        pending={teach.isPending}
        onClick={() => teach.mutate({ body: rule.body })}
      >
        <GraduationCap aria-hidden /> {rule.words}
      </Button>
      {teach.error && <p className="text-sm text-danger">{wordsOf(teach.error)}</p>}
    </div>
  );
}

function ruleFor({ kind, was, now }: ShownEdit) {
  if (now === null)
    return {
      words: `No more advice on: ${kindWords[kind].toLowerCase()}`,
      body: { is: 'kind' as const, words: kind },
    };
  if (kind === 'spelling')
    return {
      words: `Always ignore “${was.slice(0, 40)}”`,
      body: { is: 'word' as const, words: was.slice(0, 200) },
    };
  return {
    words: 'Never suggest this again',
    body: { is: 'change' as const, words: was.slice(0, 200), now: now.slice(0, 200) },
  };
}
