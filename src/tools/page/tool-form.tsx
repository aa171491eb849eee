import { useRef, type FormEvent, type ReactNode } from 'react';
import type { z } from 'zod';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Kbd } from '#kit/ui/kbd.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { BrowserAiOffer } from '../browser-ai/browser-ai-offer.tsx';
import type { Attachments } from '../attach/use-attachments.ts';
import type { Tool } from '../define/tool.ts';
import { BegunFromAddress } from './begun-from.tsx';
import { EnginePicker } from './engine-picker.tsx';
import { FilesField } from './files-field.tsx';
import { NeedsModel } from './needs-model.tsx';
import { PriceLine } from './price-line.tsx';
import { useFocusFirst } from './use-focus-first.ts';
import { useRunKeys } from './use-run-keys.ts';
import type { ToolEngines } from './use-tool-engines.ts';
import { usePrice } from './use-price.ts';
import type { ToolForm } from './use-tool-form.ts';

interface ToolFormProps<Input extends z.ZodObject> {
  tool: Tool<Input>;
  form: ToolForm<Input>;
  attachments: Attachments;
  engines: ToolEngines;
  /** What the button says. */
  action: string;
  isBusy: boolean;
  /** A result is shown beside it: then that is what the page is about. */
  hasResult?: boolean;
  /** Why what was sent here cannot be used. */
  warning: string | undefined;
  problem: string | undefined;
  /** The browser's own AI was switched on here and can be asked. */
  onBrowserAi?: (() => void) | undefined;
  /** The fields of the input. */
  children: ReactNode;
  onSubmit: (input: Record<string, unknown>) => void;
}

/** What goes into a tool: its own fields, then files, engine and price, which are the same for all. */
export function ToolFormCard<Input extends z.ZodObject>(props: ToolFormProps<Input>) {
  const { tool, form, attachments, engines, isBusy } = props;
  const around = useRef<HTMLFormElement>(null);
  useFocusFirst(around, !props.hasResult);
  useRunKeys(around);
  const price = usePrice(tool.id, form.isWhole ? { input: form.whole, engine: engines.engine } : undefined);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = await form.submit();
    if (input && !isBusy && !attachments.isUploading) props.onSubmit(input);
  }
  return (
    <Card asChild padding="lg">
      <form
        ref={around}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <BegunFromAddress />
        <BrowserAiOffer engines={engines.able} onReady={props.onBrowserAi} />
        {tool.modelNeed && <NeedsModel need={tool.modelNeed} />}
        {props.children}
        {tool.files && (
          <FilesField
            taken={tool.files}
            attachments={attachments}
            before={form.filesBefore}
            onForget={() => form.set(tool.files!.field, [] as never)}
            error={form.errorOf(tool.files.field)}
          />
        )}
        {engines.able.length > 0 && (
          <EnginePicker engines={engines.able} value={engines.engine} onChange={engines.choose} />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" aria-keyshortcuts="Control+Enter" pending={isBusy || attachments.isUploading}>
            {props.action}
          </Button>
          <span aria-hidden className="text-sm text-muted max-md:hidden">
            <Kbd>Ctrl</Kbd>+<Kbd>Enter</Kbd>
          </span>
          <PriceLine price={price} />
        </div>
        {props.warning && <Notice tone="warning">{props.warning}</Notice>}
        {props.problem && <Notice tone="error">{props.problem}</Notice>}
      </form>
    </Card>
  );
}
