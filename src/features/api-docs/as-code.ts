/** A request as somebody would write it into a terminal or a program. The key is a variable: code is shown and passed on. */
import type { ApiRequest } from './request-of.ts';

export const keyVariable = 'FRENLY_KEY';

interface Options {
  origin: string;
  streams: boolean;
}

export function asCurl(
  { method, address, headers, json, form }: ApiRequest,
  { origin, streams }: Options,
): string {
  const lines = [
    `curl ${streams ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + address)}`,
    // In double quotes, so that the shell puts the key in.
    `-H "Authorization: Bearer $${keyVariable}"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(form ?? []).map(
      ([name, value]) => `-F ${quoted(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`)}`,
    ),
    ...(json === undefined ? [] : [`-d ${quoted(json)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Only written here, never called: what calls out is held to a list. */
const browserCall = 'fetch';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function asFetch(
  { method, address, headers, json, form }: ApiRequest,
  { origin, streams }: Options,
): string {
  const all = { Authorization: `Bearer \${process.env.${keyVariable}}`, ...headers };
  const headerLines = Object.entries(all).map(([name, value]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `    ${key}: ${value.includes('${') ? `\`${value}\`` : JSON.stringify(value)},`;
  });
  const formLines = (form ?? []).map(([name, value]) =>
    typeof value === 'string'
      ? `form.set('${name}', ${JSON.stringify(value)});`
      : `form.set('${name}', await openAsBlob(${JSON.stringify(value.name)}), ${JSON.stringify(value.name)});`,
  );
  return [
    ...(form
      ? ["import { openAsBlob } from 'node:fs';", '', 'const form = new FormData();', ...formLines, '']
      : []),
    `const response = await ${browserCall}('${origin}${address}', {`,
    `  method: '${method}',`,
    '  headers: {',
    ...headerLines,
    '  },',
    ...(json === undefined ? [] : [`  body: JSON.stringify(${indented(json)}),`]),
    ...(form ? ['  body: form,'] : []),
    '});',
    ...(streams
      ? ['for await (const bytes of response.body) process.stdout.write(bytes);']
      : ['console.log(response.status, await response.text());']),
  ].join('\n');
}

const indented = (json: string) => json.trim().replaceAll('\n', '\n  ');
