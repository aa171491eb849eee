import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { withWholeLinks } from '#kit/quotes/whole-address.ts';
import { CopyIcon } from '#kit/ui/copy-icon.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { mainText } from '../define/output.ts';
import { ResultActions } from '../page/result-actions.tsx';
import type { RunView } from '../run/contract.ts';

/** Below a line of a chat: copy, and the rest when it is asked for. */
export function QuietActions({ run }: { run: RunView }) {
  const [isOpen, setOpen] = useState(false);
  const text = run.output.texts[mainText] ?? '';
  if (isOpen) return <ResultActions run={run} />;
  return (
    <div className="-ml-2 flex items-center gap-0.5" data-print="hide">
      {text && (
        <CopyIcon
          label="Copy the answer"
          text={() => `${withWholeLinks(text, location.origin).trimEnd()}\n`}
        />
      )}
      <IconButton
        size="sm"
        label="Download, share and more"
        className="text-muted"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
    </div>
  );
}
