/**
 * A form over a schema. The inputs keep their own values, so that what was typed or filled in before the page came
 * alive counts too. A field is judged when it is left, from then on with every key; sending judges them all.
 */
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type PointerEvent } from 'react';
import type { z } from 'zod';
import { failureMessage, fieldMessages, type FailureWords } from './form-failure.ts';
import { readForm } from './read-form.ts';

export type FormState = 'idle' | 'pending' | 'failed' | 'done';

interface Options<Schema extends z.ZodType> {
  schema: Schema;
  /** Sends the values; throwing or an answer without success is a failure. */
  send: (values: z.output<Schema>) => Promise<{ success: boolean; message: string } | void>;
  words: FailureWords;
  onState?: (state: FormState) => void;
}

export function useForm<Schema extends z.ZodType>({ schema, send, words, onState }: Options<Schema>) {
  const ref = useRef<HTMLFormElement>(null);
  const isPressing = useRef(false);
  const [values, setValues] = useState<Record<string, string>>({});
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [state, setState] = useState<FormState>('idle');
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (ref.current) setValues(readForm(new FormData(ref.current)));
  }, []);

  function become(next: FormState, message = '') {
    setState(next);
    setFailure(message);
    onState?.(next);
  }

  async function submit(data: FormData) {
    if (state === 'pending') return;
    const given = readForm(data);
    setValues(given);
    setRefused({});
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
      setJudged(new Set([...judged, ...names]));
      focusFirst(ref.current, names);
      return;
    }
    become('pending');
    try {
      const answer = await send(parsed.data);
      if (answer?.success === false) become('failed', answer.message || words.refused || words.unanswered);
      else become('done');
    } catch (error) {
      const fields = fieldMessages(error);
      setRefused(fields);
      const beside = focusFirst(ref.current, new Set(Object.keys(fields)));
      become('failed', beside ? '' : failureMessage(error, words));
    }
  }

  return {
    /** For the `<form>`. */
    props: {
      ref,
      noValidate: true,
      // React keeps what is sent before the page has come alive and hands it to the action then.
      action: (data: FormData) => submit(data),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault(); // the action would empty the fields afterwards
        void submit(new FormData(event.currentTarget));
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        setValues(readForm(new FormData(event.currentTarget)));
        const { name } = event.target as HTMLInputElement;
        if (name in refused) setRefused(({ [name]: _, ...rest }) => rest);
      },
      onPointerDown({ target }: PointerEvent<HTMLFormElement>) {
        isPressing.current = target instanceof Element && target.closest('button') !== null;
      },
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        // Words that appear now would push the button away from under the pointer that presses it.
        const leftForButton = isPressing.current;
        isPressing.current = false;
        // A field left empty may just have been passed by; sending will tell.
        if (!leftForButton && isControl(target) && target.value !== '')
          setJudged((before) => new Set([...before, target.name]));
      },
    },
    values,
    errors: { ...messagesFor(schema, values, judged), ...refused } as Partial<Record<string, string>>,
    state,
    pending: state === 'pending',
    /** Why sending failed, in words; empty when it did not, or when it is said beside a field. */
    failure,
    reset: () => become('idle'),
  };
}

function messagesFor(schema: z.ZodType, values: Record<string, string>, judged: ReadonlySet<string>) {
  if (judged.size === 0) return {};
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const name = String(path[0]);
    if (judged.has(name)) messages[name] ??= message;
  }
  return messages;
}

function isControl(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** False when the form has none of these. */
function focusFirst(form: HTMLFormElement | null, names: ReadonlySet<string>): boolean {
  const first = [...(form?.elements ?? [])].find((element) => isControl(element) && names.has(element.name));
  if (first instanceof HTMLElement) first.focus();
  return first !== undefined;
}
