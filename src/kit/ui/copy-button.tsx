import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

const FEEDBACK_TIME = 2000;

type Outcome = 'idle' | 'copied' | 'failed';
const words: Record<Outcome, string> = { idle: '', copied: 'Copied', failed: 'Could not copy' };

interface CopyButtonProps extends Omit<ButtonProps, 'value' | 'onClick' | 'children' | 'asChild'> {
  /** The text, or how to get it at the moment of copying. */
  value: string | (() => string);
  label?: string;
}

export function CopyButton({
  value,
  label = 'Copy',
  variant = 'secondary',
  size = 'sm',
  ...props
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(setOutcome, FEEDBACK_TIME, 'idle');
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof value === 'string' ? value : value());
      setOutcome('copied');
    } catch {
      // The browser may refuse (no permission, no secure context): the button says so.
      setOutcome('failed');
    }
  }

  return (
    <>
      <Button {...props} variant={variant} size={size} onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {words[outcome] || label}
      </Button>
      {/* Beside the button: screen readers do not listen to changes inside one. */}
      <span aria-live="polite" className="sr-only">
        {words[outcome]}
      </span>
    </>
  );
}
