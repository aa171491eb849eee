import { useState, type ReactNode } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { Choice } from '../components/choice.tsx';

const widths = ['wide', 'phone'] as const;
const themes = ['yours', 'light', 'dark'] as const;

interface HeroFrameProps {
  title: string;
  /** When this opening is the right one. */
  use: string;
  /** What it is made of. */
  made: string;
  children: ReactNode;
}

/** Shows an opening as a page of its own. What is inside measures itself by this frame, not by the window. */
export function HeroFrame({ title, use, made, children }: HeroFrameProps) {
  const [width, setWidth] = useState<(typeof widths)[number]>('wide');
  const [theme, setTheme] = useState<(typeof themes)[number]>('yours');
  return (
    <section className="grid gap-5 py-8 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="grid max-w-[36em] gap-1.5">
          <h2>{title}</h2>
          <p className="text-muted">{use}</p>
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Choice
            legend="Width"
            options={widths}
            value={width}
            onChange={setWidth}
            className="max-md:hidden"
          />
          <Choice legend="Theme" options={themes} value={theme} onChange={setTheme} />
        </div>
      </div>
      <div
        data-theme={theme === 'yours' ? undefined : theme}
        className={cn(
          '@container overflow-hidden rounded-panel border border-line bg-paper text-ink',
          width === 'phone' && 'mx-auto w-full max-w-[24.5rem]',
        )}
      >
        {children}
      </div>
      <p className="text-sm text-muted">{made}</p>
    </section>
  );
}

/** The size of a first heading, by the width of the frame. */
export const heroTitle =
  'font-display text-[2.5rem] leading-none font-bold tracking-[-0.035em] text-balance @3xl:text-display';
