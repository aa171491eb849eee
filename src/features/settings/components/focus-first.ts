/** As the `ref` of a form that someone just opened: the keyboard goes where they want to write. */
export function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
}
