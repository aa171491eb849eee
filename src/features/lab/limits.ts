/** How long things may be, and how many of them, for forms and for what checks them. */

export const longestTitle = 120;
export const longestText = 10_000;
export const longestWanted = 500;
export const longestCall = 1000;
export const longestPost = 4000;
export const longestVersionName = 60;
export const longestNotes = 4000;
export const mostTags = 5;
export const mostTesters = 500;
/** Of one member; more than anyone keeps in mind. */
export const mostExperiments = 200;
export const mostVersions = 100;
export const mostAttachments = 20;
export const mostThreads = 2000;
export const mostReplies = 100;
export const largestFile = 50_000_000;
/** As the server knows uploads for the lab. */
export const labUse = 'lab';
