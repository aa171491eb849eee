import type { Viewed } from '#tools/kinds/kind-table.ts';
import { DashboardDesk } from './components/dashboard-desk.tsx';
import type { Dashboard } from './dashboard.ts';

export default function DashboardViewer({ output }: Viewed<Dashboard>) {
  return output.data && <DashboardDesk dashboard={output.data} />;
}
