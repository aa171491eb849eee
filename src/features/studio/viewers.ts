/** How sets are shown. Apart from `feature.ts`, which every page of a room loads: the list of these files alone would be felt there. */
export const result = () => import('./viewer.tsx');
export const viewer = () => import('./work-viewer.tsx');
export const editor = () => import('./work-editor.tsx');
export const merge = async () => (await import('#tools/work/merge-contents.ts')).mergeContents;
