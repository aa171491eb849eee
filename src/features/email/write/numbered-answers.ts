/** Answers by the number of their question, as lines of the points: "2: yes". */

const numbered = /^\s*(\d{1,2})\s*[.):]\s*(.*)$/;

const isAnswerTo = (line: string, number: number) => Number(numbered.exec(line)?.[1]) === number;

export function answerTo(points: string, number: number): string {
  const line = points.split('\n').find((each) => isAnswerTo(each, number));
  return line === undefined ? '' : numbered.exec(line)![2]!;
}

/** The points with this answer in them; an empty one takes its line away. */
export function withAnswer(points: string, number: number, answer: string): string {
  const lines = points.split('\n');
  const at = lines.findIndex((line) => isAnswerTo(line, number));
  const next = answer === '' ? [] : [`${number}: ${answer.replaceAll('\n', ' ')}`];
  if (at >= 0) lines.splice(at, 1, ...next);
  else lines.push(...next);
  return lines.join('\n').replace(/^\n+/, '');
}

/** What is answered by number, and the lines that are not. */
export function splitAnswers(points: string, questions: number) {
  const answers = new Map<number, string>();
  const others: string[] = [];
  for (const line of points.split('\n')) {
    const [, digits, answer] = numbered.exec(line) ?? [];
    const number = Number(digits);
    if (answer?.trim() && number >= 1 && number <= questions && !answers.has(number))
      answers.set(number, answer);
    else others.push(line);
  }
  return { answers: [...answers].sort(([a], [b]) => a - b), others: others.join('\n') };
}
