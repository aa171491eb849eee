import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { AppealForm } from './appeal-form.tsx';
import { sendAppeal, whyIsItHidden } from './contract.ts';
import { HiddenWords } from './hidden-words.tsx';

interface HiddenNoticeProps {
  target: { kind: string; id: string };
  mine: boolean;
  className?: string;
}

/** What stands above something hidden, whatever feature it belongs to, with the way to appeal. */
export function HiddenNotice({ target, mine, className }: HiddenNoticeProps) {
  const { data } = useQuery(query(whyIsItHidden, { params: target }));
  const hidden = data?.hidden ?? { why: 'Hidden by an admin.', appeal: null, appealAnswer: null };
  return (
    <HiddenWords
      hidden={hidden}
      mine={mine}
      className={className}
      form={data?.hidden ? <Appeal target={target} /> : null}
    />
  );
}

function Appeal({ target }: Pick<HiddenNoticeProps, 'target'>) {
  const send = useCall(sendAppeal, { refreshes: [whyIsItHidden] });
  return (
    <AppealForm
      pending={send.isPending}
      error={send.error}
      onSend={(text) => send.mutate({ body: { target, text } })}
    />
  );
}
