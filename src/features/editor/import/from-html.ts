/** HTML as a document, by the rules that the editor pastes by: what it does not know is left out, and nothing in it runs or loads. */
import { getSchema } from '@tiptap/core';
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import type { DocNode } from '../document/content.ts';
import { documentExtensions } from '../extensions/all.ts';

export function fromHtml(html: string): DocNode {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(
    'script, style, template, iframe, object, embed, noscript, head',
  ))
    element.remove();
  return DocumentParser.fromSchema(getSchema(documentExtensions())).parse(page.body).toJSON() as DocNode;
}
