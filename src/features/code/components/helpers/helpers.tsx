import type { ComponentType } from 'react';
import type { Helper } from '../../helpers/helper.ts';
import { CronHelper } from './cron-helper.tsx';
import { RegexHelper } from './regex-helper.tsx';
import { ShellHelper } from './shell-helper.tsx';
import { SqlHelper } from './sql-helper.tsx';

const shown: Record<Helper, ComponentType> = {
  regex: RegexHelper,
  cron: CronHelper,
  sql: SqlHelper,
  shell: ShellHelper,
};

export default function Helpers({ helper }: { helper: Helper }) {
  const Shown = shown[helper];
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 pb-16">
      <Shown />
    </div>
  );
}
