import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import { previewFrame } from '../preview/contract.ts';
import { readMessage, type PreviewMessage, type PreviewOrder } from '../preview/messages.ts';

interface PreviewFrameProps {
  html: string;
  /** What the page before it had stored. */
  stored: Readonly<Record<string, string>>;
  hosts: readonly string[];
  title: string;
  onMessage: (message: PreviewMessage) => void;
  handle?: Ref<PreviewHandle> | undefined;
}

export interface PreviewHandle {
  send: (order: PreviewOrder) => void;
  focus: () => void;
}

/** One page that runs, without an origin; another one is another frame (`key`). */
export function PreviewFrame({ html, stored, hosts, title, onMessage, handle }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(handle, () => ({
    send: (order) => frame.current?.contentWindow?.postMessage(order, '*'),
    focus: () => frame.current?.focus(),
  }));
  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    if (!source || source !== frame.current?.contentWindow) return;
    const message = readMessage(data);
    // A page without an origin can only be addressed as anyone; it is the one in our own frame.
    if (message?.is === 'ready') frame.current.contentWindow.postMessage({ html, stored }, '*');
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-scripts allow-forms"
      src={urlOf(previewFrame, { query: hosts.length > 0 ? { hosts: hosts.join(',') } : {} })}
      className="size-full bg-white"
    />
  );
}
