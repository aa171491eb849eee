import { defineWork } from '#tools/work/work-kind.ts';
import type { Site } from './site.ts';

export const siteWork = defineWork<Site>({ id: 'site', title: 'Site', page: '/builder' });
