/** How long things may be, for forms and for what checks them. */
export const longestNote = 5000;
export const longestReason = 500;
export const mostAnswers = 20;
