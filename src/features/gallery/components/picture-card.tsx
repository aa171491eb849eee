import type { ReactNode } from 'react';
import { Card } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';

interface PictureCardProps {
  /** Fills the place above the words. */
  picture: ReactNode;
  /** Behind the picture until it is there: a class of the theme. */
  field?: string | undefined;
  /** The same as a colour of its own. */
  colour?: string;
  title: ReactNode;
  /** Of its heading. */
  level?: 2 | 3;
  /** Who made it, and what one can do with it. */
  children: ReactNode;
}

/** A piece of the gallery as large as its picture. */
export function PictureCard({ picture, field, colour, title, level = 2, children }: PictureCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card interactive padding="none" className="flex min-h-0 flex-col overflow-hidden">
      <div className={cn('min-h-0 flex-1 overflow-hidden', field)} style={{ backgroundColor: colour }}>
        {picture}
      </div>
      <div className="grid gap-2 border-t border-line px-4 py-3">
        <Heading className="text-lg">{title}</Heading>
        <div className="flex min-w-0 items-center gap-3 text-sm">{children}</div>
      </div>
    </Card>
  );
}
