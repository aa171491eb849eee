import { createContext, useContext } from 'react';
import { handedKey, storageKey } from '#kit/businesses/acting-tab.ts';

/** Of the document that is being rendered; a browser has no need of it. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The server draws every page for the person. A tab that acts for a business marks the page before anything of it is seen, and what
 * is the person's own stays covered until it is drawn for the business (`shell/route-wait.css`).
 */
export function ActingFirst() {
  const nonce = useContext(NonceContext);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

const script = `try{if(sessionStorage.getItem('${storageKey}')||localStorage.getItem('${handedKey}'))document.documentElement.dataset.covered=''}catch{}`;
