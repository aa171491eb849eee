import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { CopyButton } from './copy-button.tsx';

interface CodeBlockProps {
  code: string;
  /** What it is: a file name or a language. */
  title?: string;
  className?: string;
  /** The same code with its colours, once they are there. */
  children?: ReactNode;
}

export function CodeBlock({ code, title = 'Code', className, children }: CodeBlockProps) {
  return (
    <figure className={cn('overflow-hidden rounded-card border border-line bg-sunken', className)}>
      <figcaption className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 text-sm text-muted">
        <span className="truncate">{title}</span>
        <CopyButton value={code} variant="ghost" />
      </figcaption>
      <pre
        tabIndex={0}
        aria-label={title}
        role="group"
        className="overflow-x-auto p-5 text-base focus-visible:-outline-offset-2"
      >
        <code>{children ?? code}</code>
      </pre>
    </figure>
  );
}
