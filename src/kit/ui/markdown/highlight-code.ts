/** Code, parted into what its words are. */
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import type { Question } from './worker-client.ts';

const lowlight = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  dockerfile,
  go,
  ini,
  java,
  javascript,
  json,
  kotlin,
  php,
  python,
  r,
  ruby,
  rust,
  sql,
  swift,
  typescript,
  xml,
  yaml,
});

/** Words, and which kind they are of where that is known: `keyword`, `string`, `comment` … */
export interface CodePiece {
  text: string;
  kind?: string;
}

type Highlighted = ReturnType<typeof lowlight.highlight>['children'][number];

/** Nobody reads such a line by its colours, nor such a gap, and the grammars look ahead from every place in it. */
const tooLong = /.{1000}|\s{1000}/;

/** One piece, without a kind, where the language is not known or a line has no end. */
export function highlightCode({ how: language, source }: Question): CodePiece[] {
  if (!lowlight.registered(language) || tooLong.test(source)) return [{ text: source }];
  const pieces: CodePiece[] = [];
  const walk = (nodes: readonly Highlighted[], kind?: string) => {
    for (const node of nodes) {
      if (node.type === 'text') pieces.push(kind ? { text: node.value, kind } : { text: node.value });
      else if (node.type === 'element') walk(node.children, kindOf(node.properties.className) ?? kind);
    }
  };
  walk(lowlight.highlight(language, source).children);
  return pieces;
}

/** Its classes are `hljs-title function_`; the first says the kind. */
function kindOf(classes: unknown) {
  return Array.isArray(classes) ? String(classes[0]).replace(/^hljs-/, '') : undefined;
}
