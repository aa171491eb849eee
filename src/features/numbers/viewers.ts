/** How dashboards are shown. Apart from `feature.ts`, which every page loads. */
export const result = () => import('./viewer.tsx');
export const viewer = () => import('./work-viewer.tsx');
export const editor = () => import('./work-editor.tsx');
