import type { ReactNode } from 'react';
import { Notice } from '#kit/ui/notice.tsx';
import type { HiddenState } from './contract.ts';

interface HiddenWordsProps {
  hidden: HiddenState;
  mine: boolean;
  /** Where whoever made it can appeal. */
  form: ReactNode;
  className?: string;
}

/** For whoever made it and for admins: that it is hidden, why, and what can be done about it. */
export function HiddenWords({
  hidden: { why, appeal, appealAnswer },
  mine,
  form,
  className,
}: HiddenWordsProps) {
  return (
    <Notice
      tone="warning"
      title={`Hidden: only ${mine ? 'you' : 'its author'} and admins see this`}
      className={className}
    >
      <div className="grid gap-3">
        <p dir="auto">{why}</p>
        {appeal !== null && (
          <p dir="auto" className="whitespace-pre-line">
            {mine ? 'Your appeal' : 'Appeal'}: {appeal}
          </p>
        )}
        {appealAnswer !== null ? (
          <p dir="auto">Declined: {appealAnswer}</p>
        ) : (
          appeal !== null && <p>An admin will review it and let you know.</p>
        )}
        {mine && appeal === null && form}
      </div>
    </Notice>
  );
}
