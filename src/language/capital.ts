/** A text that begins as sentences do. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
