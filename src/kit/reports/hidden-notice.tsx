import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { WordsForm } from '#kit/ui/words-form.tsx';
import { longestAppeal, sendAppeal, whyIsItHidden } from './contract.ts';
import { HiddenWords } from './hidden-words.tsx';

interface HiddenNoticeProps {
  target: { kind: string; id: string };
  mine: boolean;
  className?: string;
}

/** What stands above something hidden, whatever room it is in, with the way to appeal. */
export function HiddenNotice({ target, mine, className }: HiddenNoticeProps) {
  const { data } = useQuery(query(whyIsItHidden, { params: target }));
  const hidden = data?.hidden ?? { why: 'An admin took it from view.', appeal: null, appealAnswer: null };
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
  const [text, setText] = useState('');
  const send = useCall(sendAppeal, { refreshes: [whyIsItHidden] });
  return (
    <WordsForm
      label="Appeal"
      hint="You can appeal once. Say why it should be shown."
      action="Send appeal"
      most={longestAppeal}
      text={text}
      onChange={setText}
      pending={send.isPending}
      error={send.error}
      onSubmit={() => send.mutate({ body: { target, text } })}
    />
  );
}
