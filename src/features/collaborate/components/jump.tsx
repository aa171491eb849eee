import type { ReactNode } from 'react';
import { cn } from '#kit/ui/cn.ts';

interface JumpProps {
  /** The id of what to go to. */
  target: string;
  onActive: (isOn: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Words of the document that lead to what is said of them, by pointer and by keyboard; the address stays as it is. */
export function Jump({ target, onActive, className, children }: JumpProps) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        const element = document.getElementById(target);
        element?.scrollIntoView({ block: 'nearest' });
        element?.focus({ preventScroll: true });
      }}
      onPointerEnter={() => onActive(true)}
      onPointerLeave={() => onActive(false)}
      onFocus={() => onActive(true)}
      onBlur={() => onActive(false)}
      className={cn('text-ink no-underline', className)}
    >
      {children}
    </a>
  );
}
