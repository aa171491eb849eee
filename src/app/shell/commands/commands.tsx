import { createContext, lazy, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { matchShortcut, paletteKeys, pressed } from '../../shortcuts.ts';
import { isMac, isTyping } from './keyboard.ts';
import { toast } from '#kit/ui/toast.ts';
import { OptionalPart } from '../optional-part.tsx';

const Palette = lazy(() => import('./palette.tsx'));
const ShortcutList = lazy(() => import('./shortcut-list.tsx'));

const CommandsContext = createContext<{ openPalette: () => void }>({ openPalette: () => {} });

export const useCommands = () => use(CommandsContext);

/** The keyboard's side of the product: shortcuts, the palette (Cmd or Ctrl and K), and `?` for all of them. */
export function Commands({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing = isTyping(event.target);
      const press = { ...keysOf(event), typing };
      const shortcut = matchShortcut(press, isMac());
      if (pressed(paletteKeys, press, isMac())) setOpen((now) => (now === 'palette' ? null : 'palette'));
      else if (event.key === '?' && !typing && !event.ctrlKey && !event.metaKey) setOpen('shortcuts');
      else if (shortcut) {
        setOpen(null);
        void navigate(shortcut.to);
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [navigate]);

  const commands = useMemo(() => ({ openPalette: () => setOpen('palette') }), []);
  const close = () => setOpen(null);
  return (
    <CommandsContext value={commands}>
      {children}
      <OptionalPart key={open} onMissing={sayMissing}>
        {open === 'palette' && <Palette onClose={close} onShowShortcuts={() => setOpen('shortcuts')} />}
        {open === 'shortcuts' && <ShortcutList onClose={close} />}
      </OptionalPart>
    </CommandsContext>
  );
}

/** An event's fields live on its prototype, so they are not copied by spreading it. */
function keysOf({
  key,
  code,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  isComposing,
  defaultPrevented,
}: KeyboardEvent) {
  return { key, code, metaKey, ctrlKey, shiftKey, altKey, isComposing, defaultPrevented };
}

function sayMissing() {
  toast({
    variant: 'destructive',
    title: 'This couldn’t be loaded',
    description: 'Check your connection and reload the page.',
  });
}
