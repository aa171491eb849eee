/** How the room's results and drafts are shown, in one file: each more would be named by every page. */
export { default as PolishViewer } from './polish/viewer.tsx';
export { default as DraftViewer } from './draft/draft-viewer.tsx';
export { default as DraftEditor } from './draft/draft-editor.tsx';
