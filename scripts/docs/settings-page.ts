/** `docs/settings.md`, from the table that also parses the settings. */
import type { z } from 'zod';
import { settingsTable } from '#kit/settings-table.server.ts';

export function settingsPage(): string {
  return [
    '# Settings',
    'All settings are environment variables and all are optional. An empty variable counts as not set. A wrong value stops the start with one line that names it, and secrets are never printed. Help articles explain the common ones step by step: open `/support` and look under “Running Frenly yourself”.',
    'This page is written by `npm run docs` from `src/kit/settings-table.server.ts`.',
    ...settingsTable.flatMap(({ title, settings }) => [`## ${title}`, tableOf(settings)]),
    '',
  ].join('\n\n');
}

const tableOf = (settings: Record<string, z.ZodType>) =>
  [
    '| variable | default | meaning |',
    '|---|---|---|',
    ...Object.entries(settings).map(([name, schema]) => row(name, schema)),
  ].join('\n');

function row(name: string, schema: z.ZodType): string {
  const { description, whenUnset } = schema.meta() ?? {};
  if (!description) throw new Error(`${name} has no description`);
  const fallback = typeof whenUnset === 'string' ? whenUnset : defaultOf(schema);
  return `| \`${name}\` | ${fallback} | ${description.replaceAll('|', '\\|')} |`;
}

function defaultOf(schema: z.ZodType): string {
  const value = schema.parse(undefined);
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? '–' : `\`${String(value)}\``;
}
