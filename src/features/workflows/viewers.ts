/** How workflows are shown. Apart from `feature.ts`, which every page loads: the list of these files alone would be felt there. */
export const viewer = () => import('./components/workflow-viewer.tsx');
export const editor = () => import('./components/workflow-editor.tsx');
export const merge = async () => (await import('#tools/work/merge-contents.ts')).mergeContents;
