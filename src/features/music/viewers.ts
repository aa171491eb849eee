/** How music is shown. Apart from `feature.ts`, which every page loads: the list of these files alone would be felt there. */
export const result = () => import('./components/result-viewer.tsx');
export const viewer = () => import('./components/work-viewer.tsx');
export const editor = () => import('./components/work-editor.tsx');
export const merge = async () => (await import('#tools/work/merge-contents.ts')).mergeContents;
