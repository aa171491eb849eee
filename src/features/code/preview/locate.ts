/** Where in the project something went wrong, from the stack that the preview reports. */
import type { BundledScript } from '../bundle/bundled.ts';
import { findSource, type Position } from '../bundle/source-map.ts';

export function locate(stack: string, scripts: readonly BundledScript[]): Position | undefined {
  for (const [, name, line, column] of stack.matchAll(/(script-\d+\.js):(\d+):(\d+)/g)) {
    const script = scripts.find((one) => one.name === name);
    const source = script?.map && findSource(script.map, Number(line), Number(column));
    if (script && source)
      return source.path === script.path ? { ...source, line: source.line + script.offset } : source;
  }
  return undefined;
}
