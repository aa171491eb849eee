import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { placeBeside, type Side } from './tooltip-place.ts';
import { noteClosed, openDelay } from './tooltip-timing.ts';

/** Time to cross the gap between a thing and its bubble, which may be pointed at too. */
const crossing = 100;

interface TooltipProps {
  content: ReactNode;
  side?: Side;
  /** What it explains: one element that can take focus. */
  children: ReactNode;
}

/** A few words about a control, after resting on it or on reaching it by keyboard. Escape closes it. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openIn = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const closeIn = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOpen(false);
      if (open) noteClosed(performance.now());
    }, delay);
  };

  return (
    <>
      <Slot
        ref={trigger}
        aria-describedby={open ? id : undefined}
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') openIn(open ? 0 : openDelay(performance.now()));
        }}
        onPointerLeave={() => closeIn(crossing)}
        onPointerDown={() => closeIn(0)}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) openIn(0);
        }}
        onBlur={() => closeIn(0)}
      >
        {children}
      </Slot>
      {open && (
        <Bubble
          id={id}
          side={side}
          trigger={trigger}
          onDismiss={() => closeIn(0)}
          onPointerEnter={() => openIn(0)}
          onPointerLeave={() => closeIn(crossing)}
        >
          {content}
        </Bubble>
      )}
    </>
  );
}

interface BubbleProps {
  id: string;
  side: Side;
  trigger: React.RefObject<HTMLElement | null>;
  onDismiss: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** In the browser's top layer, so that nothing cuts it off or covers it. */
function Bubble({ id, side, trigger, onDismiss, onPointerEnter, onPointerLeave, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>();

  useLayoutEffect(() => {
    bubble.current!.showPopover();
    setPlace(
      placeBeside(
        trigger.current!.getBoundingClientRect(),
        bubble.current!.getBoundingClientRect(),
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        side,
      ),
    );
  }, [side, trigger]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss();
    document.addEventListener('keydown', onKey);
    // What it points at moves away beneath it.
    window.addEventListener('scroll', onDismiss, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onDismiss, { capture: true });
    };
  });

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      style={place}
      className="fixed inset-auto m-0 w-max max-w-72 animate-fade-in rounded-md border-0 bg-ink px-3 py-1.5 text-sm font-medium text-paper"
    >
      {children}
    </span>
  );
}
