/** The sides that each kind of question has, as points to look into. `it` is the question itself. */
export const sides: Readonly<Record<string, readonly string[]>> = {
  effect: [
    'it',
    'Measured effects of {cause} on {effect}',
    'Conditions that change the effect of {cause} on {effect}',
    'Evidence against an effect of {cause} on {effect}',
    'Who and what was studied: {cause} and {effect}',
    'What is still unsettled about {cause} and {effect}',
  ],
  quality: [
    'it',
    'Evidence that {clause}',
    'Doubts that {clause}',
    'Conditions under which {clause}',
    'What was studied to learn whether {clause}',
    'What is still unsettled about whether {clause}',
  ],
  class: [
    'it',
    'Reasons to call {subject} {class}',
    'Reasons not to call {subject} {class}',
    'History of the dispute over {subject}',
    'What is still unsettled about {subject}',
  ],
  whether: [
    'it',
    'Evidence for {doing}',
    'Evidence against {doing}',
    'Conditions under which {clause}',
    'Who and what was studied: {doing}',
    'What is still unsettled about {doing}',
  ],
  should: [
    'it',
    'Arguments for {doing}',
    'Arguments against {doing}',
    'What happened where it was tried: {doing}',
    'Costs of {doing}, and who bears them',
    'Alternatives to {doing}',
  ],
  will: [
    'it',
    'Forecasts of {doing}',
    'Signs so far of {doing}',
    'Doubts about {doing}',
    'Conditions for {doing}',
    'What is still unsettled about {doing}',
  ],
  why: [
    'it',
    'Main explanations of why {clause}',
    'Evidence on why {clause}',
    'Other explanations and doubts: why {clause}',
    'What is still unsettled about why {clause}',
  ],
  how: [
    'it',
    'Steps and causes behind how {clause}',
    'Studies of how {clause}',
    'Limits and problems in how {clause}',
    'Figures on how {clause}',
    'What is still unsettled about how {clause}',
  ],
  works: [
    'it',
    'Principle behind {subject}',
    'History of {subject}',
    'Figures on {subject}',
    'Limits and problems of {subject}',
    'Alternatives to {subject}',
  ],
  when: [
    'it',
    'Evidence on when {clause}',
    'Causes of {doing}',
    'Consequences of {doing}',
    'Disputes over when {clause}',
  ],
  where: [
    'it',
    'Evidence on where {clause}',
    'What decides where {clause}',
    'Changes over time in where {clause}',
    'Disputes over where {clause}',
  ],
  who: [
    'it',
    'Evidence on who {did}',
    'Other claims and disputes over who {did}',
    'History of {object}',
    'What is still unsettled about who {did}',
  ],
  person: [
    'it',
    'Life of {person}',
    'Work and achievements of {person}',
    'People and ideas that influenced {person}',
    'Criticism of {person}',
    'Influence of {person} today',
  ],
  fact: ['it', 'Sources on {fact}', 'History of {fact}', 'Disputes over {fact}'],
  measure: [
    'it',
    'Figures on {measure}',
    'How {measure} is measured',
    'Changes in {measure} over time',
    'Disputes over {measure}',
  ],
  way: [
    'it',
    'Methods and steps for {doing}',
    'Evidence on what works for {doing}',
    'Mistakes and risks in {doing}',
    'Costs and time of {doing}',
    'Alternatives to {doing}',
  ],
  compare: [
    'it',
    'How {a} and {b} differ',
    'Studies that compare {a} and {b}',
    'Strengths and weaknesses of {a}',
    'Strengths and weaknesses of {b}',
    'Figures on {a} and {b}',
    'What is still unsettled about {a} and {b}',
  ],
  causes: [
    'it',
    'Main causes of {of}',
    'Evidence for each cause of {of}',
    'Disputes over the causes of {of}',
    'What prevents or reverses {of}',
    'Figures on {of}',
  ],
  sides: [
    'it',
    'Evidence for the {sides} of {of}',
    'Figures on the {sides} of {of}',
    'Doubts about the {sides} of {of}',
    'Who and what was studied: {of}',
    'What is still unsettled about the {sides} of {of}',
  ],
  history: [
    'it',
    'Origins of {of}',
    'Turning points in the history of {of}',
    'People who shaped {of}',
    'Disputes over the history of {of}',
    'State of {of} today',
  ],
  thing: [
    'it',
    'Main features of {thing}',
    'History of {thing}',
    'Effects of {thing}',
    'Figures on {thing}',
    'Disputes over {thing}',
    'What is still unsettled about {thing}',
  ],
  wh: [
    'it',
    'Evidence on {wh} {clause}',
    'Conditions that change {wh} {clause}',
    'Disputes over {wh} {clause}',
    'What is still unsettled about {wh} {clause}',
  ],
  other: ['it', 'Evidence: {topic}', 'Doubts: {topic}', 'Figures: {topic}', 'History: {topic}'],
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const around = Object.values(sides)
  .flat()
  .filter((side) => side !== 'it')
  .map((side) => [side.slice(0, side.indexOf('{')), side.slice(side.lastIndexOf('}') + 1)] as const);
const shapes = around
  .toSorted((a, b) => b[0].length - a[0].length)
  .map(([lead, tail]) => new RegExp(`^${escaped(lead)}(.+)${escaped(tail)}$`, 'i'));

/** What a point is about without the words for its side; as it is where it has none. */
export function withoutSide(point: string): string {
  for (const shape of shapes) {
    const about = shape.exec(point)?.[1];
    if (about) return about;
  }
  return point;
}
