import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { cn } from './cn.ts';

const cardStyle = cva('rounded-card text-ink', {
  variants: {
    field: {
      surface: 'border border-line bg-surface',
      sunken: 'bg-sunken',
      leaf: 'bg-leaf',
      blush: 'bg-blush',
      sky: 'bg-sky',
      honey: 'bg-honey',
    },
    padding: { none: '', md: 'p-5', lg: 'p-6 sm:p-8' },
    /** Lifts under the pointer; for cards that hold one `card-link`. */
    interactive: {
      true: 'relative transition-[box-shadow,border-color,translate] duration-150 hover:-translate-y-0.5 hover:border-edge hover:shadow-soft',
    },
  },
  defaultVariants: { field: 'surface', padding: 'md' },
});

interface CardProps extends ComponentProps<'div'>, VariantProps<typeof cardStyle> {
  asChild?: boolean;
}

export function Card({ field, padding, interactive, asChild, className, ...props }: CardProps) {
  const Element = asChild ? Slot : 'div';
  return <Element {...props} className={cn(cardStyle({ field, padding, interactive }), className)} />;
}

/** On the one link of an interactive card: makes the whole card its target without nesting anything in the link. */
export const cardLink = 'after:absolute after:inset-0 after:rounded-card';
