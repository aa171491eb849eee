import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeStyle = cva(
  'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink',
        outline: 'border border-edge text-ink',
        accent: 'bg-bamboo-soft text-bamboo-deep',
        leaf: 'bg-leaf text-ink',
        blush: 'bg-blush text-ink',
        sky: 'bg-sky text-ink',
        honey: 'bg-honey text-ink',
        danger: 'bg-blush text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeStyle> {}

export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span {...props} className={cn(badgeStyle({ tone }), className)} />;
}
