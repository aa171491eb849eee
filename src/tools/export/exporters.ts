/** What people take away of each kind of result. */
import { mainText, type Output, type OutputKind } from '../define/output.ts';

interface Exporter {
  label: string;
  extension: string;
  type: string;
  write(output: Output): string;
}

const mainOf = ({ texts }: Output) => texts[mainText] ?? '';

const markdown: Exporter = {
  label: 'Markdown',
  extension: 'md',
  type: 'text/markdown;charset=utf-8',
  write: (output) => `${mainOf(output).trimEnd()}\n`,
};
const plainText: Exporter = {
  label: 'Plain text',
  extension: 'txt',
  type: 'text/plain;charset=utf-8',
  write: (output) => `${withoutMarks(mainOf(output)).trimEnd()}\n`,
};

export const exporters: Record<OutputKind, readonly Exporter[]> = {
  text: [markdown, plainText],
  chat: [markdown, plainText],
  consensus: [markdown, plainText],
  draft: [markdown, plainText],
};

/** Markdown as one would type it in a mail: lists stay, marks go, links keep their address. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/g, '$1 ($2)')
    .replaceAll(/\\([^\w\s])/g, '$1');
}

/** `How bamboo grows` → `how-bamboo-grows.md` */
export function fileName(title: string, { extension }: Pick<Exporter, 'extension'>): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${name || 'result'}.${extension}`;
}

export function download(exporter: Exporter, title: string, output: Output) {
  saveFile(new Blob([exporter.write(output)], { type: exporter.type }), fileName(title, exporter));
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
