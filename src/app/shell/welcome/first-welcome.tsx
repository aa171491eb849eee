import { lazy, Suspense, useContext } from 'react';
import { NonceContext } from '../../acting-first.tsx';
import { storageKey } from './activation.ts';
import './welcome.css';

const WelcomeOverlay = lazy(() => import('./welcome-overlay.tsx'));

/**
 * The overlay in the first HTML, closed. A script beside it opens it where this browser has not been welcomed, before the page is
 * painted, so nobody has begun to type. "Skip" and Escape work at once; the rest once its code is there (`welcome.tsx`).
 */
export function FirstWelcome() {
  const nonce = useContext(NonceContext);
  // The browser keeps what the server has drawn, and loads no code for it.
  if (!import.meta.env.SSR)
    return <div id={firstWelcomeId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div id={firstWelcomeId}>
      <Suspense>
        <WelcomeOverlay />
      </Suspense>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}

const firstWelcomeId = 'first-welcome';

const script = `{const d=document.currentScript.previousElementSibling;let due=true;
try{if(new URLSearchParams(location.search).get('welcome')==='clear')localStorage.removeItem('${storageKey}');
due=localStorage.getItem('${storageKey}')===null}catch{}
if(due){d.dataset.due='';d.showModal();
d.addEventListener('close',()=>{try{localStorage.setItem('${storageKey}','true')}catch{}})}}`;

/** What became of it: still open, skipped before its code was there, or never due. */
export function firstWelcomeState(): 'open' | 'skipped' | 'none' {
  const dialog = document.querySelector<HTMLDialogElement>(`#${firstWelcomeId} dialog[data-due]`);
  if (!dialog) return 'none';
  return dialog.open ? 'open' : 'skipped';
}

/** Whether someone presses its panda at this moment. */
export const isFirstWelcomeHeld = () =>
  document.querySelector(`#${firstWelcomeId} .welcome-panda:active`) !== null;
