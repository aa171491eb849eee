import type { ReactNode } from 'react';
import { cn } from '#kit/ui/cn.ts';

const style = [
  'max-w-[42rem] text-[1.0625rem] leading-[1.7]',
  '[&_section+section]:mt-14 [&_h2]:mb-4 [&_h2]:scroll-mt-24 [&_h2]:text-2xl',
  '[&_p]:my-4 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:pl-6 [&_li]:my-1.5 [&_li::marker]:text-bamboo',
  '[&_dl]:my-6 [&_dl>dt]:mt-5 [&_dl>dt]:font-semibold [&_dl>dd]:mt-1',
].join(' ');

/** Running text to be read from top to bottom: a measure the eye can follow, and room between thoughts. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn(style, className)}>{children}</div>;
}
