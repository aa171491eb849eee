/** The JSON objects in what an engine wrote, though it put words, a fence or a comma too many around or into them. */
const mostTried = 8;

export function* jsonIn(text: string): Generator {
  let from = 0;
  for (let tried = 0; tried < mostTried; tried += 1) {
    const start = text.indexOf('{', from);
    if (start < 0) return;
    const found = objectAt(text, start);
    const value = found && parsed(found.json);
    if (value !== undefined) yield value;
    from = found && value !== undefined ? found.end : start + 1;
  }
}

/** From a brace to the one that closes it, without commas before a closing bracket. */
function objectAt(text: string, start: number): { json: string; end: number } | undefined {
  let [depth, json, isString] = [0, '', false];
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]!;
    if (isString && letter === '\\') {
      json += letter + (text[(at += 1)] ?? '');
      continue;
    }
    if (letter === '"') isString = !isString;
    else if (!isString && '{['.includes(letter)) depth += 1;
    else if (!isString && '}]'.includes(letter)) {
      depth -= 1;
      json = json.replace(/,\s*$/, '');
    }
    // Some break a line within a string, which JSON does not allow.
    json += isString && letter === '\n' ? '\\n' : letter;
    if (depth === 0) return { json, end: at + 1 };
  }
  return undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
