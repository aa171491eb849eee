/**
 * A page without what could run, load or lead elsewhere. The frame that it is shown in forbids all that too; this is for what a
 * policy does not know of, such as connections that are opened beforehand.
 */
import { Parser } from 'htmlparser2';

/** Gone with everything in them. */
const dropped = new Set([
  'script',
  'noscript',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  'fencedframe',
  'template',
  'title',
]);
/** Gone alone: they stand for something elsewhere. */
const skipped = new Set(['link', 'meta', 'base', 'html', 'head', 'body']);
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** Attributes that hold addresses; only what is within the page stays. */
const addresses =
  /^(?:(?:xlink:)?href|src|srcset|poster|data|action|formaction|background|cite|longdesc|ping|manifest|icon|imagesrcset|lowsrc|dynsrc|profile|usemap|codebase|classid|archive)$/;
const within = /^\s*(?:#|data:(?:image|font)\/)/i;

export function cleanPage(html: string): string {
  const out: string[] = ['<!doctype html><html'];
  const body: string[] = [];
  let rootAttributes = '';
  let bodyAttributes = '';
  let depth = 0;
  let inStyle = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (depth > 0 || dropped.has(name)) {
          depth += empty.has(name) ? 0 : 1;
          return;
        }
        if (name === 'html') rootAttributes = kept(attributes);
        if (name === 'body') bodyAttributes = kept(attributes);
        if (skipped.has(name) || !/^[a-z][\w-]*$/i.test(name)) return;
        inStyle ||= name === 'style';
        body.push(`<${name}${kept(attributes)}>`);
      },
      onclosetag(name) {
        if (depth > 0) {
          depth -= empty.has(name) ? 0 : 1;
          return;
        }
        if (name === 'style') inStyle = false;
        if (!skipped.has(name) && !empty.has(name) && /^[a-z][\w-]*$/i.test(name)) body.push(`</${name}>`);
      },
      ontext(text) {
        if (depth === 0) body.push(inStyle ? text.replaceAll('<', '\\3c ') : escaped(text));
      },
    },
    { decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.write(html);
  parser.end();
  out.push(rootAttributes, '><meta charset="utf-8"><body', bodyAttributes, '>', ...body, '</body></html>');
  return out.join('');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function kept(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => isHarmless(name.toLowerCase(), value))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

function isHarmless(name: string, value: string): boolean {
  if (!/^[a-z_][\w:.-]*$/.test(name) || /^(?:on|formtarget|target|autofocus|nonce|srcdoc)/.test(name))
    return false;
  return !addresses.test(name) || within.test(value);
}
