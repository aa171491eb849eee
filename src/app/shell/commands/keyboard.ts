export function isMac() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** Whether keys go into something that takes text. */
export function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
