/** Helpers for code that stands by itself, at `?helper=` of the code generator. */
export const helpers = ['regex', 'cron', 'sql', 'shell'] as const;
export type Helper = (typeof helpers)[number];

export const helperName: Record<Helper, string> = {
  regex: 'Regular expressions',
  cron: 'Cron',
  sql: 'SQL',
  shell: 'Shell',
};

export const readHelper = (text: string | null): Helper | null =>
  helpers.find((helper) => helper === text) ?? null;
