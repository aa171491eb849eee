import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import * as Primitive from '@radix-ui/react-dropdown-menu';
import { cn } from './cn.ts';
import './style-nonce.ts';

/** Not modal: that would hide the rest of the page from screen readers while the keyboard can still reach it. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />;
}
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

/** Turned on or off; the menu stays open, since it is about what is chosen next. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      onSelect={(event) => event.preventDefault()}
      {...props}
      className={cn(itemStyle, className)}
    >
      <span className="grid size-4.5 shrink-0 place-items-center rounded-[5px] border-[1.5px] border-edge">
        <Primitive.ItemIndicator>
          <Check aria-hidden strokeWidth={3.2} className="size-3.5! text-bamboo" />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.CheckboxItem>
  );
}

/** Names the items that follow. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...props} className={cn('px-3 pt-1 pb-0.5 text-sm text-muted', className)} />;
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="my-1.5 h-px bg-line" />;
}
