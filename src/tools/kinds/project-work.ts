import { defineWork } from '../work/work-kind.ts';
import type { ProjectData } from './project.ts';

/** A code project that people go on editing. */
export const projectWork = defineWork<ProjectData>({
  id: 'project',
  title: 'Code project',
  page: '/code-generator',
});
