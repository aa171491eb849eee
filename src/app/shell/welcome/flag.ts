/** Whether this browser has been welcomed. Where storage is blocked, the answer lasts as long as the page. */
import { storageKey } from './activation.ts';

let remembered = false;

/** `?welcome=clear` forgets, and so shows the welcome again. */
export function shouldWelcome(query: URLSearchParams): boolean {
  if (query.get('welcome') === 'clear') forget();
  return !isWelcomed();
}

export function isWelcomed(): boolean {
  try {
    return remembered || localStorage.getItem(storageKey) !== null;
  } catch {
    return remembered;
  }
}

export function rememberWelcome() {
  remembered = true;
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // storage is blocked; `remembered` holds until the page is left
  }
}

function forget() {
  remembered = false;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // nothing was stored either
  }
}
