/** Going on with a result: "times 3", "now divide that by 4". */

/** "times 3", "plus 10%", "now divide that by 4" take the last result. */
export function goingOnCalculating(rest: string, reply: string): string | undefined {
  const number = resultIn(reply);
  if (number === undefined) return undefined;
  if (
    /^(?:times|plus|minus|divided by|multiplied by|squared|cubed|to the power of|\+|-|\*|\/|x) ?-?[\d(]*/.test(
      rest,
    ) &&
    /^(?:squared|cubed)$|\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred)\b/.test(
      rest,
    )
  )
    return `${number} ${rest}`;
  const acting =
    /^(?:add|subtract|multiply|divide|double|triple|halve|square|half of|\d+(?:%| percent) of|round|take|the square root of|square root of|what is .+ of|increase|decrease)\b/.test(
      rest,
    );
  if (!acting || !/\b(?:it|that|this|the result|the answer)\b/.test(rest)) {
    const plain =
      /^(add|subtract) (\d[\d.,]*(?:%| percent)?)$/.exec(rest) ??
      /^(multiply|divide) by (\d[\d.,]*)$/.exec(rest);
    return plain
      ? `${number} ${{ add: 'plus', subtract: 'minus', multiply: 'times', divide: 'divided by' }[plain[1]!]} ${plain[2]}`
      : undefined;
  }
  return rest
    .replace(/\b(?:it|that|this|the result|the answer)\b/, number)
    .replace(/^halve /, 'half of ')
    .replace(/^double /, '2 times ')
    .replace(/^triple /, '3 times ')
    .replace(/^square (?=\d)/, 'square of ');
}

function resultIn(reply: string): string | undefined {
  const bold = /\*\*[^\d*-]{0,3}(-?\d[\d,]*(?:\.\d+)?)[^*]{0,40}\*\*/.exec(reply)?.[1];
  const last = bold ?? /(?:=|is|≈)\s*[$€£]?(-?\d[\d,]*(?:\.\d+)?)\D*$/.exec(reply)?.[1];
  return last?.replaceAll(',', '');
}
