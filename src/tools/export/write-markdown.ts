import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import type { OutlinePart } from './outline.ts';

export const writeMarkdown = (parts: readonly OutlinePart[]): string =>
  `${parts.map(writePart).join('\n\n')}\n`;

function writePart(part: OutlinePart): string {
  switch (part.is) {
    case 'title':
      return `# ${asText(part.text)}`;
    case 'heading':
      return `${'#'.repeat(part.level)} ${asText(part.text)}`;
    case 'note':
      return `_${asText(part.text)}_`;
    case 'question':
      return part.text
        .trim()
        .split(/\r?\n/)
        .map((line) => `> ${escaped(line)}`.trimEnd())
        .join('\n>\n');
    case 'markdown':
      return part.text.trim();
    case 'points':
      return part.items.map(({ text, note }) => `- ${asText(text)}  \n  ${asText(note)}`).join('\n');
    case 'sources':
      return part.items.map((source, index) => `${index + 1}. ${writeSource(source)}`).join('\n');
  }
}

function writeSource({ title, href }: { title: string; href?: string | undefined }): string {
  return href && isSafeLink(href)
    ? `[${asText(title)}](<${href.replaceAll(/[<>]/g, encodeURIComponent)}>)`
    : asText(title);
}

/** One line that means nothing but itself. */
export const asText = (text: string) => escaped(text.replaceAll(/\s+/g, ' ').trim());
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);
