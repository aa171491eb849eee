/** As a ref: takes the focus once, when a button has just been replaced by what it opened, or the other way round. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
