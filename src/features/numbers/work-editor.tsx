import type { EditedWork } from '#tools/work/work-table.ts';
import { DashboardDesk } from './components/dashboard-desk.tsx';
import type { Dashboard } from './dashboard.ts';

export default function DashboardEditor({ content, onChange }: EditedWork<Dashboard>) {
  return <DashboardDesk dashboard={content} onChange={onChange ?? undefined} />;
}
