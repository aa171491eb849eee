/** How books are shown. Apart from `feature.ts`, which every page loads: the list of these files alone would be felt there. */
export const result = () => import('./components/book-result.tsx');
export const viewer = () => import('./components/book-viewer.tsx');
export const editor = () => import('./components/book-editor.tsx');
export const readings = () => import('./reader/readings-viewer.tsx');
export const merge = async () => (await import('#tools/work/merge-contents.ts')).mergeContents;
