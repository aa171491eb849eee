/**
 * Where the texts of a consensus come from: a run that may still grow, by its id, or texts that are finished. Each text is watched
 * by the one part of the page that draws it, so six answers at once cost no more than their own words.
 */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { keyOfRun, useRunPart } from '#tools/follow/use-following.ts';
import { Markdown, type MarkdownProps } from '#kit/ui/markdown/markdown.tsx';

type TextSource = string | Readonly<Record<string, string>>;

export const TextSourceContext = createContext<TextSource>({});

interface SourcedTextProps extends Omit<MarkdownProps, 'text'> {
  name: string;
}

export function SourcedText({ name, ...props }: SourcedTextProps) {
  const source = useContext(TextSourceContext);
  if (typeof source === 'string') return <GrowingText run={source} name={name} {...props} />;
  return <Markdown text={source[name] ?? ''} {...props} />;
}

function GrowingText({ run, name, ...props }: SourcedTextProps & { run: string }) {
  const text = useRunPart(run, ({ output }) => output.texts[name]) ?? '';
  return <Markdown text={text} {...props} />;
}

/** Reads a text at the moment it is needed, to copy it. */
export function useTextReader(): (name: string) => string {
  const source = useContext(TextSourceContext);
  const client = useQueryClient();
  return (name) => {
    if (typeof source !== 'string') return source[name] ?? '';
    return client.getQueryData(keyOfRun(source))?.output.texts[name] ?? '';
  };
}
