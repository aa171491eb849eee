/** Nodes beyond the usual ones: callouts, formulas, footnotes. Their views are plain elements, drawn without React, so that hundreds cost little. */
import { mergeAttributes, Node } from '@tiptap/core';
import { askForValue } from './ask-value.ts';

export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'note',
      parseHTML: (element) => element.dataset.tone ?? 'note',
      renderHTML: ({ tone }) => ({ 'data-tone': tone as string }),
    },
  }),
  parseHTML: () => [{ tag: 'aside' }, { tag: 'div[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes, { 'data-callout': '' }), 0],
});

/** Drawn when KaTeX has come; until then, and where it is no formula, its source. */
async function drawFormula(element: HTMLElement, source: string, how: 'display' | 'inline') {
  element.textContent = source || '∑';
  if (!source) return;
  try {
    const [{ formulaHtml }] = await Promise.all([
      import('#kit/ui/markdown/formula-html.ts'),
      import('katex/dist/katex.min.css'),
    ]);
    element.innerHTML = formulaHtml({ how, source } as Parameters<typeof formulaHtml>[0]);
    element.classList.remove('is-wrong');
  } catch {
    // No formula: its source stays, marked as wrong.
    element.textContent = source;
    element.classList.add('is-wrong');
  }
}

const formulaNode = (name: 'inlineMath' | 'blockMath') =>
  Node.create({
    name,
    group: name === 'inlineMath' ? 'inline' : 'block',
    inline: name === 'inlineMath',
    atom: true,
    addAttributes: () => ({
      latex: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-latex') ?? '',
        renderHTML: ({ latex }) => ({ 'data-latex': latex as string }),
      },
    }),
    parseHTML: () => [{ tag: `${name === 'inlineMath' ? 'span' : 'div'}[data-latex]` }],
    renderHTML: ({ HTMLAttributes }) => [name === 'inlineMath' ? 'span' : 'div', HTMLAttributes],
    addNodeView() {
      return ({ node, editor }) => {
        const dom = document.createElement(name === 'inlineMath' ? 'span' : 'div');
        dom.className = `formula ${name}`;
        dom.setAttribute('role', 'math');
        dom.addEventListener('mousedown', () => askForValue(editor));
        let drawn = '';
        const draw = (latex: string) => {
          dom.setAttribute('aria-label', latex);
          drawn = latex;
          void drawFormula(dom, latex, name === 'inlineMath' ? 'inline' : 'display');
        };
        draw(node.attrs.latex as string);
        return {
          dom,
          update(next) {
            if (next.type.name !== name) return false;
            if (next.attrs.latex !== drawn) draw(next.attrs.latex as string);
            return true;
          },
        };
      };
    },
  });

export const InlineMath = formulaNode('inlineMath');
export const BlockMath = formulaNode('blockMath');

/** Its text is in it; its number comes from where it stands, by the style sheet. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    text: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-footnote') ?? '',
      renderHTML: ({ text }) => ({ 'data-footnote': text as string, title: text as string }),
    },
  }),
  parseHTML: () => [{ tag: 'sup[data-footnote]' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', mergeAttributes(HTMLAttributes, { class: 'footnote' })],
});
