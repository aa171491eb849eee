/** Names and addresses that nobody else in this worker has, since its files share an app. */

let names = 0;
/** All of one length, so that none is the beginning of another. */
export function uniqueName(name: string): string {
  names += 1;
  return `${name}-${names.toString(36).padStart(3, '0')}`;
}

let addresses = 0;
/** Limits count by address: whoever has one of their own is not slowed down by others. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
