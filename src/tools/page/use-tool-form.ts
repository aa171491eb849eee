/** What is typed into a tool: checked by the tool's own schema as one types, and filled by examples. */
import { useState } from 'react';
import type { z } from 'zod';
import { HttpError } from '#kit/contract/call.ts';
import type { Tool } from '../define/tool.ts';

export type ToolForm<Input extends z.ZodObject> = ReturnType<typeof useToolForm<Input>>;

export function useToolForm<Input extends z.ZodObject>(tool: Tool<Input>, failure: Error | null) {
  type Values = Partial<z.input<Input>>;
  const [input, setInput] = useState<Values>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const read = tool.input.safeParse(input);

  /** What is wrong with a field, once one has been in it or has tried to go on. */
  function errorOf(name: keyof Values & string): string | undefined {
    const local = read.error?.issues.find(({ path }) => path[0] === name);
    if (local) return isTried || touched.has(name) ? local.message : undefined;
    if (!(failure instanceof HttpError)) return undefined;
    return failure.issues.find(({ path }) => path.split('.')[1] === name)?.message;
  }

  return {
    input,
    errorOf,
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      setInput((before) => ({ ...before, [name]: value })),
    /** One has left the field. */
    touch: (name: keyof Values & string) => setTouched((before) => new Set(before).add(name)),
    fill(values: Values) {
      setInput(values);
      setTouched(new Set());
      setTried(false);
    },
    /** What to send, or undefined where something is wrong; from then on the fields say what. */
    submit(): Values | undefined {
      setTried(true);
      return read.success ? input : undefined;
    },
  };
}
