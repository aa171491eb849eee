import type { ComponentProps } from 'react';
import * as Primitive from 'radix-ui/dropdown-menu';
import { cn } from './cn.ts';
import './style-nonce.ts';

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;

const itemStyle = [
  'relative flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-3 py-2 outline-none select-none',
  'data-highlighted:bg-sunken data-disabled:pointer-events-none data-disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0',
].join(' ');

export function DropdownMenuContent({
  className,
  sideOffset = 8,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={sideOffset}
        collisionPadding={12}
        {...props}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-raised',
          'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out',
          className,
        )}
      />
    </Primitive.Portal>
  );
}

interface ItemProps extends ComponentProps<typeof Primitive.Item> {
  danger?: boolean;
}

export function DropdownMenuItem({ danger, className, ...props }: ItemProps) {
  return <Primitive.Item {...props} className={cn(itemStyle, danger && 'text-danger', className)} />;
}
