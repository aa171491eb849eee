/** Turns a page that React rendered back into React elements, made anew at each call as components would. */
import { createElement, type ReactNode } from 'react';

interface Node {
  tag: string;
  attributes: Record<string, string>;
  children: (Node | string)[];
}

const voidTags = new Set(['meta', 'link', 'br', 'img', 'input', 'hr']);
const token =
  /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;

export function treeFromHtml(html: string): { tree: () => ReactNode; elements: number } {
  const root: Node = { tag: 'root', attributes: {}, children: [] };
  const stack = [root];
  let elements = 0;
  for (const match of html.replace(/^<!doctype html>/i, '').matchAll(token)) {
    const [text, rawTag, rawAttributes = '', rawBody = '', closing, opening, attributes = ''] = match;
    const parent = stack.at(-1)!;
    if (text.startsWith('<!--')) continue;
    if (closing) stack.pop();
    else if (rawTag) {
      parent.children.push({
        tag: rawTag,
        attributes: { ...parse(rawAttributes), 'data-body': rawBody },
        children: [],
      });
      elements += 1;
    } else if (opening) {
      const node: Node = { tag: opening, attributes: parse(attributes), children: [] };
      parent.children.push(node);
      elements += 1;
      if (!voidTags.has(opening) && !text.endsWith('/>')) stack.push(node);
    } else
      parent.children.push(
        text
          .replaceAll('&#x27;', "'")
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      );
  }
  const page = root.children.find((child): child is Node => typeof child !== 'string');
  return { tree: () => build(page!, 0), elements };
}

function parse(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name!, value]),
  );
}

function build({ tag, attributes, children }: Node, key: number): ReactNode {
  const { class: className, style: _style, 'data-body': body, ...rest } = attributes;
  const props = {
    key,
    className,
    ...rest,
    ...(body === undefined ? {} : { dangerouslySetInnerHTML: { __html: body } }),
  };
  if (voidTags.has(tag) || body !== undefined) return createElement(tag, props);
  return createElement(
    tag,
    props,
    ...children.map((child, index) => (typeof child === 'string' ? child : build(child, index))),
  );
}
