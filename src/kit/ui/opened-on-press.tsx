import { lazy, Suspense, useState, useTransition, type ComponentProps, type ComponentType } from 'react';

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'aria-busy' | 'onClick' | 'onPointerEnter'
>;

/**
 * A button whose dialog is loaded when it is first reached for. `Trigger` is the button alone; what `load` gives is the same button with
 * its dialog, open from the start.
 */
export function openedOnPress<Props extends object>(
  Trigger: ComponentType<Props & ButtonProps>,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Opened = lazy(load);
  return function OpenedOnPress(props: Props) {
    const [isWanted, setWanted] = useState(false);
    const [isLoading, startLoading] = useTransition();
    if (!isWanted)
      return (
        <Trigger
          {...props}
          aria-haspopup="dialog"
          aria-expanded={false}
          aria-busy={isLoading}
          // A failure is met again, and shown, by the press itself.
          onPointerEnter={() => void load().catch(() => {})}
          onClick={() => startLoading(() => setWanted(true))}
        />
      );
    return (
      <Suspense>
        <Opened {...props} />
      </Suspense>
    );
  };
}
