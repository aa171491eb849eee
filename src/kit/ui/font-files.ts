import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The faces every page needs, to be preloaded in the document's head. The same files fonts.css names. */
export const fontFiles = [text, display];
