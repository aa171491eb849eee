/** What is typed into a tool: checked by the tool's own schema as one types, filled by examples, and kept until it is sent. */
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { HttpError } from '#kit/contract/call.ts';
import { filesIn } from '../attach/tool-files.ts';
import type { Tool } from '../define/tool.ts';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { useInputCheck } from './use-input-check.ts';

/** Drafts of this tab change by this form alone. */
const noChanges = () => () => {};

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
  /** `draft`: what is in the fields was typed here, or last time, and has not been sent. */
  const [origin, setOrigin] = useState<'none' | 'draft' | 'given'>('none');
  const draft = useSyncExternalStore(
    noChanges,
    () => readDraft(tool.id),
    () => null,
  );
  if (origin === 'none' && draft !== null) {
    setOrigin('draft');
    setInput(JSON.parse(draft) as Values);
  }
  useEffect(() => {
    if (origin === 'draft') keepDraft(tool.id, input);
  }, [tool.id, origin, input]);
  const keepAfterFailure = useEffectEvent(() => keepDraft(tool.id, input));
  useEffect(() => {
    if (failure) keepAfterFailure();
  }, [failure]);
  const filesBefore = tool.files ? filesIn(tool.files, input) : [];
  const whole: Values =
    tool.files && uploaded.length > 0
      ? { ...input, [tool.files.field]: [...filesBefore, ...uploaded] }
      : input;
  const check = useInputCheck(tool, whole, isTried || Object.keys(whole).length > 0);

  /** What is wrong with a field, once one has been in it or has tried to go on. */
  function errorOf(name: keyof Values & string): string | undefined {
    const local = check.issues.find(({ path }) => path[0] === name);
    if (local && !isTried && !touched.has(name)) return undefined;
    // The library's own words for what is missing are for programmers.
    if (local) return local.message.startsWith('Invalid input') ? 'Please fill this in.' : local.message;
    if (!(failure instanceof HttpError)) return undefined;
    return failure.issues.find(({ path }) => path.split('.')[1] === name)?.message;
  }

  return {
    input,
    /** With what was uploaded. */
    whole,
    isWhole: check.isWhole,
    filesBefore: filesBefore.length,
    errorOf,
    set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
      setOrigin('draft');
      setInput((before) => ({ ...before, [name]: value }));
    },
    /** From what stands there by then, where several things come in at once. */
    change(to: (before: Values) => Values) {
      setOrigin('draft');
      setInput(to);
    },
    /** One has left the field. Passing through an empty one is no mistake, and a line that appears would move what is being clicked. */
    touch(name: keyof Values & string) {
      if (input[name] !== undefined) setTouched((before) => new Set(before).add(name));
    },
    fill(values: Values) {
      setOrigin('given');
      setInput(values);
      setTouched(new Set());
      setTried(false);
    },
    /** What to send, or undefined where something is wrong; from then on the fields say what. */
    async submit(): Promise<Values | undefined> {
      setTried(true);
      if (!(await check.isFit())) return undefined;
      setOrigin('given');
      forgetDraft(tool.id);
      return whole;
    },
  };
}
