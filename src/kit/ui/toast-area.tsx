import X from 'lucide-react/icons/x';
import { useSyncExternalStore, type ReactNode } from 'react';
import * as Primitive from '@radix-ui/react-toast';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';
import * as settings from './toast-settings.ts';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts';

const none: readonly Toast[] = [];

/** Where toasts stand. F8 leads there. */
export default function ToastArea() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <ToastRegion>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </ToastRegion>
  );
}

export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <Primitive.Provider
      label={settings.TOAST_LABEL}
      duration={settings.TOAST_DURATION}
      swipeDirection={settings.TOAST_SWIPE_DIRECTION}
      swipeThreshold={settings.TOAST_SWIPE_THRESHOLD}
    >
      {children}
      <Primitive.Viewport
        hotkey={settings.TOAST_HOTKEY}
        className={cn(
          'fixed inset-x-0 top-0 flex w-full flex-col gap-2 p-4 md:inset-x-auto md:top-auto md:right-0 md:bottom-(--toast-lift) md:p-6',
          settings.TOAST_VIEWPORT,
        )}
      />
    </Primitive.Provider>
  );
}

function ToastCard({ id, open, title, description, variant = 'default', duration, action }: Toast) {
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(open) => !open && dismissToast(id)}
      duration={duration}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={cn(
        'pointer-events-auto relative flex items-start gap-4 rounded-card border p-4 pr-13 shadow-raised',
        'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out data-[swipe=end]:animate-slide-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        variant === 'destructive' ? 'border-danger bg-blush text-ink' : 'border-line bg-surface text-ink',
      )}
    >
      <div className="grid flex-1 gap-0.5">
        {title && <Primitive.Title className="font-semibold">{title}</Primitive.Title>}
        {description && <Primitive.Description className="text-muted">{description}</Primitive.Description>}
      </div>
      {action && (
        <Primitive.Action asChild altText={action.altText}>
          <Button size="sm" variant="secondary" onClick={action.onSelect}>
            {action.label}
          </Button>
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <IconButton label="Dismiss" size="sm" className="absolute top-2.5 right-2.5 text-muted">
          <X aria-hidden />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  );
}
