/** What an ally is called by after `@`. */
export function handleOf(name: string, isTaken: (handle: string) => boolean): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30)
    .replace(/-+$/, '');
  const base = /^[a-z][a-z\d-]/.test(plain) ? plain : `ally-${plain}`.replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const handle = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(handle)) return handle;
  }
}
