/** Two hundred pages: a hundred thousand words in paragraphs. */
const words =
  'the harbour was quiet when morning came and nobody on the quay had seen the boat leave but its rope lay there in a neat coil as if someone had meant to come back before the tide turned'.split(
    ' ',
  );
const perParagraph = 80;
const all = 100_000;

export const paragraphs = Array.from({ length: all / perParagraph }, (_, paragraph) => {
  const text = Array.from(
    { length: perParagraph },
    (_unused, at) => words[(paragraph * 7 + at * (1 + (paragraph % 3))) % words.length]!,
  ).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
});
