import { defineKind } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import type { Photo } from './content.ts';
import type { PhotoEditData } from './data.ts';

export const photoWork = defineWork<Photo>({ id: 'photo', title: 'Photo', page: '/ai/images/photo' });

export const photoEditKind = defineKind<PhotoEditData>({ id: 'photo-edit', title: 'Photo edit' });

/** As the server knows uploads for photos. */
export const photoUse = 'photo';
