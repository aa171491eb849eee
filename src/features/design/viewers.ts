/** How designs are shown. Apart from `feature.ts`, which every page of a room loads: the list of these files alone would be felt there. */
export const result = () => import('./components/result-viewer.tsx');
export const viewer = () => import('./components/work-viewer.tsx');
export const editor = () => import('./components/work-editor.tsx');
export const live = () => import('./components/live-editor.tsx');
export const merge = async () => (await import('./patch.ts')).mergeDesigns;
export const kitViewer = () => import('./components/kit-viewer.tsx');
export const kitEditor = () => import('./components/kit-work-editor.tsx');
