import HeartHandshake from 'lucide-react/icons/heart-handshake';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Zap from 'lucide-react/icons/zap';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { cn } from '#kit/ui/cn.ts';
import { createActivation, particleCount, statusText, type Phase } from './activation.ts';
import { firstWelcomeState, isFirstWelcomeHeld } from './first-welcome.tsx';
import { pulse } from './pulse.ts';

interface WelcomeOverlayProps {
  onShown?: () => void;
  onActivated?: () => void;
  onFollowUp?: () => void;
}

const nothing = () => undefined;

/** Full screen, on every first visit: hold the panda, and it wraps itself in leaves. */
export default function WelcomeOverlay({
  onShown,
  onActivated = nothing,
  onFollowUp = nothing,
}: WelcomeOverlayProps) {
  const [activation] = useState(() => createActivation({ onPulse: pulse, onActivated, onFollowUp }));
  const { phase, progress } = useSyncExternalStore(
    activation.subscribe,
    activation.current,
    activation.current,
  );
  const dialog = useRef<HTMLDialogElement>(null);

  const show = useEffectEvent(() => {
    // It was skipped while this code was on its way.
    if (firstWelcomeState() === 'skipped') {
      activation.skip();
      return;
    }
    dialog.current?.showModal();
    if (isFirstWelcomeHeld()) activation.press();
    onShown?.();
  });
  useLayoutEffect(() => {
    show();
    // Fingers and mice that let go elsewhere have let go all the same.
    const release = () => activation.release();
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      window.removeEventListener('blur', release);
    };
  }, [activation]);

  const isHoldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return (
    <dialog
      ref={dialog}
      data-theme="dark"
      data-phase={phase}
      aria-labelledby="welcome-title"
      className="welcome m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto text-ink"
      onCancel={(event) => {
        event.preventDefault();
        activation.skip();
      }}
    >
      <div className="grid min-h-full place-content-center justify-items-center gap-5 px-6 py-6 text-center">
        <span className="rounded-full bg-honey px-3 py-1 text-sm font-semibold tracking-widest">BETA</span>
        <h2 id="welcome-title" className="text-4xl">
          Welcome to Frenly
        </h2>
        <button
          type="button"
          aria-label="Hold the panda"
          aria-describedby="welcome-status"
          className="welcome-panda relative grid size-64 touch-none place-items-center rounded-full select-none sm:size-72"
          onPointerDown={(event) => event.button === 0 && activation.press()}
          onKeyDown={(event) => isHoldKey(event) && (event.preventDefault(), activation.press())}
          onKeyUp={(event) => isHoldKey(event) && activation.release()}
          onContextMenu={(event) => event.preventDefault()}
        >
          {phase === 'holding' && <Ring progress={progress} />}
          {phase === 'burst' && <Particles />}
          <img
            src="/panda.svg"
            alt=""
            width={200}
            height={200}
            draggable={false}
            className="h-48 w-auto sm:h-56"
          />
        </button>
        <p id="welcome-status" role="status" className="min-h-[2lh] text-xl sm:min-h-[1lh]">
          {statusText[phase]}
        </p>
        {/* One place for all three, as high as the last: whatever is shown, the panda stays under the finger. */}
        <div className="grid justify-items-center *:[grid-area:1/1]">
          <Intro shown={phase === 'intro'} onSkip={() => activation.skip()} />
          <ProgressBar phase={phase} progress={progress} />
          <Completed shown={phase === 'complete'} />
        </div>
      </div>
    </dialog>
  );
}

function Intro({ shown, onSkip }: { shown: boolean; onSkip: () => void }) {
  return (
    <div className={cn('grid content-start justify-items-center gap-3', !shown && 'invisible')}>
      <p className="max-w-[34em] text-muted">
        Protection means: no trackers, and what you make stays private until you share it. Nothing is
        installed.
      </p>
      {/* Closes its dialog also before there is any code. */}
      <form method="dialog">
        <button
          className="min-h-11 rounded-full px-4 py-2 text-muted underline underline-offset-4 hover:text-ink"
          onClick={(event) => {
            event.preventDefault();
            onSkip();
          }}
        >
          Skip
        </button>
      </form>
    </div>
  );
}

function Ring({ progress }: { progress: number }) {
  const length = 2 * Math.PI * 47;
  return (
    <svg viewBox="0 0 100 100" aria-hidden className="absolute inset-0 -rotate-90">
      <circle cx="50" cy="50" r="47" fill="none" stroke="var(--line)" strokeWidth="2" />
      <circle
        cx="50"
        cy="50"
        r="47"
        fill="none"
        stroke="var(--bamboo)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={length}
        strokeDashoffset={length * (1 - progress / 100)}
      />
    </svg>
  );
}

function ProgressBar({ phase, progress }: { phase: Phase; progress: number }) {
  return (
    <div className={cn('grid w-56 content-start gap-1', phase !== 'holding' && 'invisible')}>
      <div
        role="progressbar"
        aria-label="Activation"
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-surface"
      >
        <div className="h-full bg-bamboo" style={{ width: `${progress}%` }} />
      </div>
      <span className="text-sm tabular-nums text-muted">{progress}%</span>
    </div>
  );
}

function Particles() {
  return Array.from({ length: particleCount }, (_, index) => (
    <i
      key={index}
      aria-hidden
      className="welcome-particle"
      style={{ rotate: `${(index * 360) / particleCount}deg` }}
    />
  ));
}

const tiles = [
  { title: 'Protected', text: 'What you make is yours.', Icon: ShieldCheck, field: 'bg-leaf' },
  { title: 'Frenly', text: 'Kind by design.', Icon: HeartHandshake, field: 'bg-blush' },
  { title: 'Enhanced', text: 'Tools that work together.', Icon: Sparkles, field: 'bg-sky' },
  { title: 'Powered', text: 'By engines of your choice.', Icon: Zap, field: 'bg-honey' },
];

function Completed({ shown }: { shown: boolean }) {
  return (
    <div className={cn('grid content-start gap-5', shown ? 'animate-rise-in' : 'invisible')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {tiles.map(({ title, text, Icon, field }) => (
          <li key={title} className={cn('grid justify-items-center gap-1 rounded-card p-4', field)}>
            <Icon aria-hidden className="size-6" />
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-muted">{text}</span>
          </li>
        ))}
      </ul>
      <p className="text-lg">Your device is now wrapped in Frenly protection.</p>
    </div>
  );
}
