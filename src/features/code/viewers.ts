/** How projects are shown. Apart from `feature.ts`, which every page of a feature loads: the list of these files alone would be felt there. */
export const viewer = () => import('./components/project-viewer.tsx');
export const editor = () => import('./components/project-editor.tsx');
export const merge = async () => (await import('./project/merge-projects.ts')).mergeProjects;
export const architecture = () => import('./architect/components/architecture-viewer.tsx');
export const architectureEditor = () => import('./architect/components/architecture-editor.tsx');
export const architectureResult = () => import('./architect/components/architecture-result.tsx');
