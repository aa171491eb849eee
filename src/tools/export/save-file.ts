/** Files that people take away. */

/** `How bamboo grows` → `how-bamboo-grows.md` */
export function fileName(title: string, { extension }: { extension: string }): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${name || 'result'}.${extension}`;
}

export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own copy once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
