import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const tones = {
  info: { field: 'bg-sky', Icon: Info, role: undefined, word: 'Note' },
  success: { field: 'bg-leaf', Icon: CircleCheck, role: 'status', word: 'Done' },
  warning: { field: 'bg-honey', Icon: TriangleAlert, role: undefined, word: 'Warning' },
  error: { field: 'bg-blush', Icon: CircleAlert, role: 'alert', word: 'Error' },
} as const;

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  className?: string;
}

/** Something to know, in the page. Errors and successes are announced when they appear. */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  const { field, Icon, role, word } = tones[tone];
  return (
    <div role={role} className={cn('flex items-start gap-3 rounded-lg p-4 text-ink', field, className)}>
      <Icon
        role="img"
        aria-hidden={false}
        aria-label={word}
        className={cn('mt-0.5 size-5 shrink-0', tone === 'error' && 'text-danger')}
      />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
