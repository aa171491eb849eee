import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { toast } from './toast.ts';

interface CopyIconProps {
  label: string;
  text: () => string;
}

/** Copies without taking more room than its icon. */
export function CopyIcon({ label, text }: CopyIconProps) {
  const [copied, setCopied] = useState('');
  async function copy() {
    const now = text();
    try {
      await navigator.clipboard.writeText(now);
      setCopied(now);
    } catch {
      // The browser may refuse: no permission, or no secure context.
      toast({ title: 'Your browser blocked copying', variant: 'destructive' });
    }
  }
  const isCopied = copied !== '';
  return (
    <IconButton
      size="sm"
      label={isCopied ? `${label}: copied` : label}
      className="text-muted"
      onClick={() => void copy()}
      onBlur={() => setCopied('')}
      onPointerLeave={() => setCopied('')}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  );
}
