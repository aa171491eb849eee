import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

export const buttonStyle = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center rounded-full font-semibold whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,translate] duration-150 active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-50 aria-busy:cursor-progress [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-bamboo text-on-bamboo hover:bg-bamboo-deep',
        secondary: 'border-[1.5px] border-line bg-surface text-ink hover:border-edge',
        ghost: 'text-ink hover:bg-sunken aria-expanded:bg-sunken',
        // Towards ink: darker by day, lighter by night, and so never weaker against its own label.
        danger: 'bg-danger text-on-danger hover:bg-[color-mix(in_oklab,var(--danger)_86%,var(--ink))]',
        link: 'rounded-sm text-bamboo-deep underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        sm: 'h-9 gap-1.5 px-4 text-sm [&_svg]:size-4',
        md: 'h-11 gap-2 px-5 text-base [&_svg]:size-[1.15rem]',
        lg: 'h-13 gap-2.5 px-7 text-lg [&_svg]:size-5',
        icon: 'size-11 [&_svg]:size-5',
        'icon-sm': 'size-9 [&_svg]:size-[1.15rem]',
      },
    },
    compoundVariants: [
      { variant: 'link', size: ['sm', 'md', 'lg'], className: 'h-auto px-0 active:translate-y-0' },
    ],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Shows a spinner in place of the label, keeps the width and the focus, and ignores clicks. */
  pending?: boolean;
  /** Dresses the only child, usually a `Link`, as a button. */
  asChild?: boolean;
}

export function Button({
  variant,
  size,
  pending = false,
  asChild,
  className,
  children,
  ...props
}: ButtonProps) {
  const style = cn(buttonStyle({ variant, size }), className);
  if (asChild) {
    return (
      <Slot {...props} className={style}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type="button"
      {...props}
      // Not `disabled`: that would throw the keyboard's focus away in the middle of an action.
      {...(pending && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
      className={style}
    >
      <span className={cn('inline-flex items-center gap-[inherit]', pending && 'opacity-0')}>{children}</span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
