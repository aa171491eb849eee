/** Keyboard shortcuts as data. Cmd on a Mac, Ctrl elsewhere. */
import { href } from '#kit/href.ts';

export interface Keys {
  /** The character, in lower case. */
  key: string;
  shift?: boolean;
  /** The browser uses the same keys in a text field (paste as plain text), so there it keeps them. */
  browserWhileTyping?: boolean;
}

export interface Shortcut extends Keys {
  to: string;
}

export const shortcuts: readonly Shortcut[] = [
  { key: '/', to: href('/ai/consensus') },
  { key: 'a', shift: true, to: href('/ai/consensus') },
  { key: 'i', shift: true, to: href('/ai/images') },
  { key: 'v', shift: true, to: href('/ai/voice'), browserWhileTyping: true },
  { key: 'h', shift: true, to: href('/universal-hub') },
  { key: 'm', shift: true, to: href('/inbox') },
  { key: ',', to: href('/settings') },
];

export const paletteKeys: Keys = { key: 'k' };

/** What is needed of a `KeyboardEvent`, and whether the focus is in something that takes text. */
export interface KeyPress {
  key: string;
  code?: string;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  isComposing?: boolean;
  defaultPrevented?: boolean;
  typing?: boolean;
}

export function matchShortcut(press: KeyPress, isMac: boolean): Shortcut | null {
  return shortcuts.find((shortcut) => pressed(shortcut, press, isMac)) ?? null;
}

export function pressed(keys: Keys, press: KeyPress, isMac: boolean): boolean {
  if (press.defaultPrevented || press.isComposing || press.altKey) return false;
  if (press.metaKey !== isMac || press.ctrlKey === isMac) return false;
  if (press.typing && keys.browserWhileTyping) return false;
  if (letterOrSign(press) !== keys.key) return false;
  // Some keyboards need Shift for a sign (German `/`), so only letters are held to it.
  return !isLetter(keys.key) || press.shiftKey === (keys.shift ?? false);
}

/** `⇧⌘A` on a Mac, `Ctrl+Shift+A` elsewhere. */
export function keysLabel({ key, shift }: Keys, isMac: boolean) {
  if (isMac) return `${shift ? '⇧' : ''}⌘${key.toUpperCase()}`;
  return ['Ctrl', ...(shift ? ['Shift'] : []), key.toUpperCase()].join('+');
}

/** On a keyboard of another script (Cyrillic, Greek) the key's place stands for the Latin letter. */
function letterOrSign({ key, code }: KeyPress) {
  const typed = key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(code ?? '')?.[1]?.toLowerCase();
  const foreignLetter = /^\p{L}$/u.test(typed) && !isLetter(typed);
  return foreignLetter && place ? place : typed;
}

function isLetter(key: string) {
  return /^[a-z]$/.test(key);
}
