import type { ViewedWork } from '#tools/work/work-table.ts';
import { DashboardDesk } from './components/dashboard-desk.tsx';
import type { Dashboard } from './dashboard.ts';

export default function DashboardWorkViewer({ content }: ViewedWork<Dashboard>) {
  return <DashboardDesk dashboard={content} />;
}
