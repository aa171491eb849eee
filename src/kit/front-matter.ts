/** Texts that come with the program begin with a few lines about themselves. */

export interface FrontMatter {
  fields: Record<string, string | string[]>;
  body: string;
}

/** Undefined where the text has none. */
export function readFrontMatter(source: string): FrontMatter | undefined {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'));
  return match ? { fields: readFields(match[1]!), body: match[2]! } : undefined;
}

/** `name: value`, a line each. A line that is indented goes on with the one before, or is an item of its list. */
function readFields(source: string): FrontMatter['fields'] {
  const fields: FrontMatter['fields'] = {};
  let name = '';
  for (const line of source.split('\n')) {
    const value = fields[name];
    const item = /^\s+- (.+)$/.exec(line)?.[1];
    if (item) fields[name] = [...(Array.isArray(value) ? value : []), item.trim()];
    else if (/^\s/.test(line)) fields[name] = `${String(value)} ${line.trim()}`;
    else {
      const colon = line.indexOf(':');
      name = line.slice(0, colon).trim();
      fields[name] = line.slice(colon + 1).trim();
    }
  }
  return fields;
}
