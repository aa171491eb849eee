import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import { previewFrame } from '../preview/contract.ts';
import { readMessage, type PreviewMessage, type PreviewOrder } from '../preview/messages.ts';

interface PreviewFrameProps {
  html: string;
  /** What the page before it had stored. */
  stored: Readonly<Record<string, string>>;
  /** For the hosts that whoever looks at it has allowed; null for none. */
  grant: string | null;
  title: string;
  onMessage: (message: PreviewMessage) => void;
  handle?: Ref<PreviewHandle> | undefined;
}

export interface PreviewHandle {
  send: (order: PreviewOrder) => void;
  focus: () => void;
}

/** One page that runs, without an origin; another one is another frame (`key`). */
export function PreviewFrame({ html, stored, grant, title, onMessage, handle }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isGiven = useRef(false);
  useImperativeHandle(handle, () => ({
    send: (order) => frame.current?.contentWindow?.postMessage(order, '*'),
    focus: () => frame.current?.focus(),
  }));
  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    if (!source || source !== frame.current?.contentWindow) return;
    const message = readMessage(data);
    if (message?.is === 'ready') {
      // A project that leads its frame elsewhere, even to the same page, is not given to what comes there.
      if (isGiven.current) return onMessage({ is: 'left' });
      isGiven.current = true;
      // A page without an origin can only be addressed as anyone; it is the one in our own frame.
      frame.current.contentWindow.postMessage({ html, stored }, '*');
    }
    return message && onMessage(message);
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
      src={urlOf(previewFrame, { query: grant === null ? {} : { grant } })}
      className="size-full bg-white"
    />
  );
}
