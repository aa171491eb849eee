/** “Due date: 2 April”: a line that says one thing by itself and is not run together with its neighbours. */
const labelled = /^\p{L}[\p{L}\d .,()%/#&'’-]{0,48}?\s*:\s+\S/u;

export const isLabelLine = (line: string): boolean =>
  line.length < 160 && labelled.test(line) && line.slice(0, line.indexOf(':')).split(/\s+/).length <= 6;
