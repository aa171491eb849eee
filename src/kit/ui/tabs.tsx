import type { ComponentProps } from 'react';
import * as Primitive from '@radix-ui/react-tabs';
import { cn } from './cn.ts';

export const Tabs = Primitive.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      {...props}
      className={cn('flex w-fit max-w-full gap-1 overflow-x-auto rounded-full bg-sunken p-1', className)}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...props}
      className={cn(
        'inline-flex h-10 shrink-0 items-center gap-2 rounded-full px-2.5 text-sm font-medium whitespace-nowrap text-muted sm:px-4 sm:text-base transition-colors duration-150',
        'hover:text-ink focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:opacity-50',
        'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-soft',
        className,
      )}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...props} className={cn('mt-5 rounded-sm', className)} />;
}
