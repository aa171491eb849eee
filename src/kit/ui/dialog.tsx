import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import * as Primitive from '@radix-ui/react-dialog';
import { cn } from './cn.ts';
import { panelStyle, scrimStyle } from './dialog-style.ts';
import { IconButton } from './icon-button.tsx';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' };

interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  title: ReactNode;
  /** For dialogs whose content already shows its own heading. */
  hideTitle?: boolean;
  description?: ReactNode;
  width?: keyof typeof widths;
}

export function DialogContent(props: DialogContentProps) {
  const { title, hideTitle, description, width = 'md', className, children, ...rest } = props;
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={scrimStyle} />
      <Primitive.Content
        // Without a description the primitive would point at an element that does not exist.
        {...(!description && { 'aria-describedby': undefined })}
        {...rest}
        className={cn(panelStyle, widths[width], className)}
      >
        <div className={cn('mb-5 grid gap-1.5 pr-10', hideTitle && !description && 'sr-only')}>
          <Primitive.Title className={cn('text-2xl', hideTitle && 'sr-only')}>{title}</Primitive.Title>
          {description && <Primitive.Description className="text-muted">{description}</Primitive.Description>}
        </div>
        {children}
        <Primitive.Close asChild>
          <IconButton label="Close" className="absolute top-4 right-4 text-muted">
            <X aria-hidden />
          </IconButton>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** The buttons at the end; on phones they stand above one another with the main one first. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn('mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)}
    />
  );
}
