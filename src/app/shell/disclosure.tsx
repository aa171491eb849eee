import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface DisclosureProps {
  /** The content of the button. */
  label: ReactNode;
  buttonClassName: string;
  panelClassName: string;
  /** For what need not be known before. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A button that shows a panel of links: the pattern for site navigation, and far lighter than a menu widget. */
export function Disclosure({ label, buttonClassName, panelClassName, onOpen, children }: DisclosureProps) {
  const { key } = useLocation();
  // Open at one place only: whoever has moved on finds it closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpenAt(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        className={buttonClassName}
        onClick={() => {
          setOpenAt(open ? null : key);
          if (!open) onOpen?.();
        }}
      >
        {label}
      </button>
      <div id={panelId} hidden={!open} className={panelClassName}>
        {children}
      </div>
    </div>
  );
}
