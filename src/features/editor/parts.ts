/** What the editor is made of. Apart from `feature.ts`, which every page loads: the list of these files alone would be felt there. */
export const viewer = () => import('./components/document-viewer.tsx');
export const lone = () => import('./components/lone-editor.tsx');
export const live = () => import('./components/live-editor.tsx');
