/** What is typed into a tool: checked by the tool's own schema as one types, and filled by examples. */
import { useState } from 'react';
import type { z } from 'zod';
import { HttpError } from '#kit/contract/call.ts';
import { filesIn } from '../attach/tool-files.ts';
import type { Tool } from '../define/tool.ts';

export type ToolForm<Input extends z.ZodObject> = ReturnType<typeof useToolForm<Input>>;

/** `uploaded`: files that go in besides what stands in the input. */
export function useToolForm<Input extends z.ZodObject>(
  tool: Tool<Input>,
  failure: Error | null,
  uploaded: readonly string[] = [],
) {
  type Values = Partial<z.input<Input>>;
  const [input, setInput] = useState<Values>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const filesBefore = tool.files ? filesIn(tool.files, input) : [];
  const whole: Values =
    tool.files && uploaded.length > 0
      ? { ...input, [tool.files.field]: [...filesBefore, ...uploaded] }
      : input;
  const read = tool.input.safeParse(whole);

  /** What is wrong with a field, once one has been in it or has tried to go on. */
  function errorOf(name: keyof Values & string): string | undefined {
    const local = read.error?.issues.find(({ path }) => path[0] === name);
    if (local) return isTried || touched.has(name) ? local.message : undefined;
    if (!(failure instanceof HttpError)) return undefined;
    return failure.issues.find(({ path }) => path.split('.')[1] === name)?.message;
  }

  return {
    input,
    /** With what was uploaded. */
    whole,
    isWhole: read.success,
    filesBefore: filesBefore.length,
    errorOf,
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      setInput((before) => ({ ...before, [name]: value })),
    /** From what stands there by then, where several things come in at once. */
    change: (to: (before: Values) => Values) => setInput(to),
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
      return read.success ? whole : undefined;
    },
  };
}
