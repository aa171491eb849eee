/** A place where the styles of a site hold and ours do not: a shadow tree. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styleOf } from '../render/style.ts';
import type { ThemeId } from '../themes.ts';

/** Around the block that is selected, and where a dragged one would go. */
const editingStyle = `.site .edit{position:relative;cursor:pointer}
.site .edit:hover{outline:2px dashed var(--accent);outline-offset:-4px}
.site .edit.on{outline:3px solid var(--accent);outline-offset:-4px}
.site .edit.before::before{content:"";position:absolute;inset:-3px 0 auto;height:6px;background:var(--accent);border-radius:3px}
.site .edit:empty::after,.site .edit>:empty::after{content:"Empty block";display:block;padding:1.5rem;color:var(--muted)}`;

interface SiteFrameProps {
  theme: ThemeId;
  className?: string;
  children: ReactNode;
}

export function SiteFrame({ theme, className, children }: SiteFrameProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const element = host.current!;
    const tree = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleOf(theme) + editingStyle);
    tree.adoptedStyleSheets = [sheet];
    setRoot(tree);
  }, [theme]);
  return (
    <div ref={host} className={className}>
      {root && createPortal(<div className="site">{children}</div>, root)}
    </div>
  );
}
