import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import './dock.css';

/**
 * What one goes on with, at the end of a page and in reach wherever one reads. What scrolls below it fades out before it gets there;
 * where the screen is too low for both, it stands at the end and nowhere else.
 */
export function Dock({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-print="hide" className="dock">
      <div className={cn('mx-auto w-full', className)}>{children}</div>
    </div>
  );
}
