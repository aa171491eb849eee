/** Designs as results and as works, and brand kits as works. */
import { defineKind } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import type { Design, Kit } from './scene.ts';

/** Proposals, of which each is edited by itself: the viewer has a button at each. */
export const designKind = defineKind<Design>({ id: 'design', title: 'Design' });
export const designWork = defineWork<Design>({ id: 'design', title: 'Design', page: '/ai/design' });
export const kitWork = defineWork<Kit>({ id: 'brand-kit', title: 'Brand kit', page: '/ai/design' });
