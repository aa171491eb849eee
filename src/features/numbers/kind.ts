/** A dashboard as a kind of result, and as a kind of work that people go on editing. */
import { defineKind, editedAs } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import type { Dashboard } from './dashboard.ts';

export const dashboardWork = defineWork<Dashboard>({
  id: 'dashboard',
  title: 'Dashboard',
  page: '/v2/business-intelligence',
});

export const dashboardKind = defineKind<Dashboard>({
  id: 'dashboard',
  title: 'Dashboard',
  readable: true,
  editedAs: editedAs(dashboardWork, ({ output }) => output.data),
});
