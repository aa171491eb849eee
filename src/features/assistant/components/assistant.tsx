import { useEffect, useReducer, useRef, useState, type ComponentType } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { PanelProps } from './assistant-panel.tsx';
import { closedAssistant, reduceAssistant } from './assistant-state.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';
import { chatErrorToast, hello, helloLasts } from './words.ts';

interface AssistantProps {
  /** Once it turns true, the panda waves and says hello. */
  wave?: boolean;
  /** The name of one's own, where one has adopted it. */
  panda?: string | undefined;
  /** On small screens it is not there: the page has its own way to ask. */
  isAside?: boolean | undefined;
}

const loadPanel = () => import('./assistant-panel.tsx');

/** The panda in the corner. All but the button arrives when someone reaches for it. */
export function Assistant({ wave = false, panda, isAside = false }: AssistantProps) {
  const [state, dispatch] = useReducer(reduceAssistant, closedAssistant);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const saysHello = useHello(wave, state.open);
  const button = useRef<HTMLButtonElement>(null);
  const away = useOutOfTheWay(button);

  const prepare = () => loadPanel().then((module) => setPanel(() => module.AssistantPanel));
  async function open() {
    dispatch({ is: 'opened' });
    try {
      await prepare();
    } catch {
      dispatch({ is: 'closed' });
      toast(chatErrorToast);
    }
  }
  const close = () => dispatch({ is: 'closed' });
  // The focus was inside what is gone now, unless someone went on elsewhere.
  useEffect(() => {
    if (state.visit > 0 && document.activeElement === document.body) button.current?.focus();
  }, [state.visit]);

  const isShown = state.open && Panel !== undefined;
  return (
    <>
      {isShown && <Panel state={state} dispatch={dispatch} onClose={close} />}
      <div
        data-print="hide"
        className={cn(
          'pointer-events-none fixed right-3 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-40 flex items-end gap-2 md:right-6 md:bottom-6',
          isAside && 'max-md:hidden',
        )}
      >
        <p
          role="status"
          className={cn(
            'mb-3 max-w-52 animate-rise-in rounded-card rounded-br-sm border border-line bg-surface px-4 py-3 shadow-raised',
            // On a phone it would lie over what one is about to press.
            saysHello ? 'max-md:sr-only' : 'sr-only',
          )}
        >
          {saysHello && hello}
        </p>
        <button
          ref={button}
          type="button"
          aria-label={panda ? `Ask ${panda}, your panda` : 'Ask the panda'}
          aria-haspopup="dialog"
          aria-expanded={isShown}
          aria-busy={(state.open && !isShown) || undefined}
          className={cn(
            'pointer-events-auto grid size-12 place-items-center rounded-full border-[1.5px] border-line bg-surface shadow-raised transition-[translate,opacity,border-color] duration-200 hover:border-edge md:size-16',
            // On small screens the panel needs the place, and has a button of its own to close it.
            isShown
              ? 'max-md:hidden'
              : away &&
                  !saysHello &&
                  'pointer-events-none translate-y-6 opacity-0 focus-visible:translate-y-0 focus-visible:opacity-100',
          )}
          // Loaded on hover and focus, before the press; a failure shows when it is pressed.
          onPointerEnter={() => void prepare().catch(() => {})}
          onFocus={() => void prepare().catch(() => {})}
          onClick={() => (isShown ? close() : void open())}
        >
          <Panda
            size={40}
            mood={saysHello ? 'wave' : state.open && !isShown ? 'think' : 'idle'}
            className="h-auto w-9 md:w-12"
          />
        </button>
      </div>
    </>
  );
}

/** Shown for a while, or until someone uses the page, whose answers it would cover; and never again once it was. */
function useHello(wave: boolean, open: boolean): boolean {
  const [said, setSaid] = useState(false);
  useEffect(() => {
    if (!wave || said) return;
    const end = () => setSaid(true);
    const timer = setTimeout(end, open ? 0 : helloLasts);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [wave, said, open]);
  return wave && !said && !open;
}
