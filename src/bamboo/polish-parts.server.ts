/** What finds mistakes and wordiness in a passage; the whole of a text goes through `polish.server.ts`. */
export { mistakesIn } from './polish/mistakes.server.ts';
export { shortened, styleOf } from './polish/style.ts';
