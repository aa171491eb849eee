import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { ApiCall, Example } from '../document.ts';
import { exampleOf } from '../fields-of.ts';
import { keyOf, requestOf, whatIsMissing, type Filled } from '../request-of.ts';
import { useSend } from '../use-send.ts';
import { CallAnswer } from './call-answer.tsx';
import { CallCode } from './call-code.tsx';
import { CallFields } from './call-fields.tsx';
import { ParameterField } from './parameter-field.tsx';

interface TryCallProps {
  call: ApiCall;
  origin: string;
  /** The key to send; without one the request goes as whoever is signed in here. */
  apiKey: string | undefined;
}

/** A form for one call, the request that it makes, and what comes back. */
export function TryCall({ call, origin, apiKey }: TryCallProps) {
  const { body, parameters } = call;
  const examples = body?.examples ?? [];
  const [chosen, setChosen] = useState(0);
  const [filled, setFilled] = useState<Filled>(() => beginWith(call, examples[0]));
  const [trouble, setTrouble] = useState<string>();
  const { state, send, stop } = useSend();
  const request = requestOf(call, filled);
  const isUnderWay = state.is === 'sending' || (state.is === 'answered' && !state.answer.ended);

  const setValue = (name: string, value: string) =>
    setFilled((before) => ({ ...before, values: { ...before.values, [name]: value } }));

  function choose(index: number) {
    setChosen(index);
    setFilled(beginWith(call, examples[index]));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = whatIsMissing(call, filled);
    setTrouble(missing);
    if (!missing) void send(request, apiKey);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {examples.length > 1 && (
        <Field label="Example">
          <Select value={chosen} onChange={(event) => choose(Number(event.target.value))}>
            {examples.map(({ summary }, index) => (
              <option key={summary} value={index}>
                {summary}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {parameters.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {parameters.map((parameter) => (
            <ParameterField
              key={keyOf(parameter)}
              {...parameter}
              value={filled.values[keyOf(parameter)] ?? ''}
              onChange={(value) => setValue(keyOf(parameter), value)}
            />
          ))}
        </div>
      )}
      {body?.kind === 'json' && (
        <>
          <Field label="Body">
            <Textarea
              dir="ltr"
              spellCheck={false}
              className="max-h-96 overflow-auto font-mono"
              value={filled.body}
              onChange={(event) => setFilled({ ...filled, body: event.target.value })}
            />
          </Field>
          <CallFields schema={examples[chosen]?.['x-schema'] ?? body.schema} />
        </>
      )}
      {body?.kind === 'form' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {Object.entries(body.schema.properties ?? {}).map(([name, schema]) =>
            schema.format === 'binary' ? (
              <Field key={name} label={<code>{name}</code>} required>
                <Input
                  type="file"
                  className="py-2"
                  onChange={(event) => setFilled({ ...filled, file: event.target.files?.[0] })}
                />
              </Field>
            ) : (
              <ParameterField
                key={name}
                name={name}
                schema={schema}
                required={false}
                value={filled.values[`form.${name}`] ?? ''}
                onChange={(value) => setValue(`form.${name}`, value)}
              />
            ),
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={state.is === 'sending'}>
          Send
        </Button>
        {isUnderWay && (
          <Button type="button" variant="secondary" onClick={stop}>
            Stop
          </Button>
        )}
        {trouble && (
          <p role="alert" className="text-sm font-medium text-danger">
            {trouble}
          </p>
        )}
      </div>
      <CallAnswer state={state} />
      <CallCode request={request} origin={origin} streams={call.streams} />
    </form>
  );
}

function beginWith({ body, parameters }: ApiCall, example: Example | undefined): Filled {
  const values = Object.fromEntries(
    parameters.map((parameter) => [
      keyOf(parameter),
      (parameter.in === 'path' && example?.['x-params']?.[parameter.name]) || firstOf(parameter),
    ]),
  );
  const json = body?.kind === 'json' ? (example?.value ?? exampleOf(body.schema)) : undefined;
  return { values, body: json === undefined ? '' : JSON.stringify(json, null, 2), file: undefined };
}

const firstOf = ({ required, schema }: ApiCall['parameters'][number]) =>
  required && schema.enum ? String(schema.enum[0]) : '';
