/** How manuals are shown. Apart from `feature.ts`, which every page loads: the list of these files alone would be felt there. */
export const result = () => import('./components/manual-result.tsx');
export const viewer = () => import('./components/manual-viewer.tsx');
export const editor = () => import('./components/manual-editor.tsx');
export const merge = async () => (await import('#tools/work/merge-contents.ts')).mergeContents;
