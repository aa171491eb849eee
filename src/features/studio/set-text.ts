/** A set as one text: each part under its name, as it is to be read or copied. */
import { spoken } from './script-times.ts';
import { isNetwork, partTitle, type Part, type StudioSet } from './set.ts';

export const setText = ({ parts }: Pick<StudioSet, 'parts'>): string =>
  parts.map((part) => `# ${partTitle(part.kind)}\n\n${partMarkdown(part)}`).join('\n\n');

export function partMarkdown(part: Part): string {
  if (isNetwork(part.kind)) return part.text;
  if (part.kind === 'article') return [`## ${part.title}`, part.text].join('\n\n');
  if (part.kind === 'newsletter')
    return [`**Subject:** ${part.title}`, `**Preheader:** ${part.aside}`, part.text].join('\n\n');
  if (part.kind === 'script')
    return spoken(part.text)
      .map(({ from, to, shown, said }) =>
        [`**${from}–${to}**${shown ? ` On screen: ${shown}` : ''}`, said].filter(Boolean).join('\n\n'),
      )
      .join('\n\n');
  return [part.title, part.text.split('\n').join('\n\n'), part.aside].filter(Boolean).join('\n\n');
}

/** As it is pasted where it goes. */
export function partPlain(part: Part): string {
  if (part.kind === 'newsletter') return `Subject: ${part.title}\nPreheader: ${part.aside}\n\n${part.text}`;
  if (part.kind === 'article') return `# ${part.title}\n\n${part.text}`;
  if (part.kind === 'script')
    return spoken(part.text)
      .map(({ from, to, shown, said }) =>
        [`[${from}–${to}]${shown ? ` On screen: ${shown}` : ''}`, said].filter(Boolean).join('\n'),
      )
      .join('\n\n');
  if (part.kind === 'picture') return [part.title, part.text, part.aside].filter(Boolean).join('\n');
  return part.text;
}
