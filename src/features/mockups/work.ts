import { defineWork } from '#tools/work/work-kind.ts';
import type { Mockup } from './content.ts';

/** Pictures and pages in frames. What was said about points of them stays between those who work on it. */
export const mockupWork = defineWork<Mockup>({ id: 'mockup', title: 'Mockup', page: '/mockup-lab' });
