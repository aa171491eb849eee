/** Under which a browser remembers that it lends its models. */
export const switchKey = 'browser-ai';
