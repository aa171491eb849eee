/** How long things may be, for forms and for what checks them. */

export const longestTitle = 120;
export const longestSummary = 200;
export const longestText = 40_000;
export const longestSlug = 80;
export const longestComment = 2000;
export const mostTags = 6;
