/** The styles of a site. Widths are those of the page itself, so that the preview answers to the width of its frame. */
import { letterStacks, themeOf, type ThemeId } from '../themes.ts';

export function styleOf(id: ThemeId): string {
  const theme = themeOf(id);
  const pill = theme.corner === '999px';
  return `html{background:${theme.paper};-webkit-text-size-adjust:100%}
.site{--paper:${theme.paper};--ink:${theme.ink};--muted:${theme.muted};--soft:${theme.soft};--line:${theme.line};--accent:${theme.accent};--on-accent:${theme.onAccent};--corner:${pill ? '24px' : theme.corner};--button:${theme.corner};--gap:clamp(1.25rem,4cqi,2.5rem);margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.65 ${letterStacks[theme.letters]};container-type:inline-size;overflow-wrap:anywhere}
${rules.replaceAll('HEADINGS', letterStacks[theme.headings])}`;
}

const rules = `.site *,.site *::before,.site *::after{box-sizing:border-box}
.site h1,.site h2,.site h3{font-family:HEADINGS;line-height:1.15;letter-spacing:-.01em;margin:0;text-wrap:balance;font-weight:700;color:var(--ink)}
.site h1{font-size:clamp(2.1rem,6cqi,3.6rem)}.site h2{font-size:clamp(1.6rem,3.6cqi,2.3rem)}.site h3{font-size:1.2rem}
.site p,.site ul,.site ol,.site dl,.site figure,.site blockquote{margin:0;padding:0}
.site img{display:block;max-width:100%;height:auto;border-radius:var(--corner)}
.site a{color:var(--accent);text-underline-offset:.2em}
.site a:focus-visible,.site button:focus-visible,.site summary:focus-visible,.site input:focus-visible,.site textarea:focus-visible,.site select:focus-visible,.site .table:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.site .skip{position:absolute;left:-999rem}.site .skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.5rem 1rem;z-index:1}
.site .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.site .menu{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center;justify-content:space-between;padding:1.1rem var(--gap);border-bottom:1px solid var(--line);max-width:76rem;margin:0 auto}
.site .menu ul{display:flex;flex-wrap:wrap;gap:.25rem 1.4rem;list-style:none}
.site .menu a{color:var(--ink);text-decoration:none;padding:.4rem 0;display:inline-block}.site .menu a:hover,.site .menu a[aria-current]{text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:2px}
.site .menu .name{font-weight:700;font-size:1.15rem}
.site .block{padding:clamp(2.25rem,7cqi,5rem) var(--gap);max-width:76rem;margin:0 auto}
.site .block.is-divider{padding-block:0}.site .block.is-heading{padding-bottom:0}.site .block.is-buttons{padding-block:1.5rem}
.site .narrow,.site .heading .lede{max-width:42rem}.site .narrow{margin-inline:auto}
.site .centre{text-align:center}.site .centre .buttons{justify-content:center}
.site .prose{display:grid;gap:1rem}.site h2+.prose,.site h1+.prose,.site h3+.prose{margin-top:.9rem}
.site .prose ul,.site .points{padding-inline-start:1.2rem}
.site .lede{color:var(--muted);font-size:1.2rem;margin-top:1rem;display:grid;gap:.8rem;max-width:44rem}
.site .centre .lede{margin-inline:auto}
.site .buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.75rem}
.site .button{display:inline-flex;align-items:center;justify-content:center;min-height:2.9rem;padding:.6rem 1.5rem;border:2px solid var(--accent);border-radius:var(--button);background:var(--accent);color:var(--on-accent);font-family:inherit;font-size:1rem;font-weight:600;line-height:1.2;text-decoration:none;cursor:pointer;text-align:center}
.site .button:hover{text-decoration:underline}
.site .button.plain{background:transparent;color:var(--accent)}.site .button.off{opacity:.75;cursor:default}
.site .hero{display:grid;gap:2.5rem;align-items:center}.site .hero img{width:100%}
.site .two{display:grid;gap:var(--gap);margin-top:1.25rem}.site .two.middle{align-items:center;margin-top:0}
.site .notice{background:var(--soft);border-inline-start:4px solid var(--accent);border-radius:calc(var(--corner)/2);padding:1.5rem;max-width:48rem;margin-inline:auto}
.site .quote{max-width:46rem;margin-inline:auto;text-align:center;font-size:1.4rem;line-height:1.5}.site figcaption{color:var(--muted);font-size:1rem;margin-top:.7rem}
.site .quote .prose::before,.site .said .prose::before{content:"“";font:700 3rem/.6 HEADINGS;color:var(--accent);height:1.4rem;display:block}
.site .cards{list-style:none;display:grid;gap:1.25rem;margin-top:2rem}
.site .cards>li{background:var(--soft);border-radius:var(--corner);padding:1.6rem}
.site .people img{aspect-ratio:1;object-fit:cover;width:6.5rem;border-radius:50%;margin-bottom:1rem}.site .role,.site .when{color:var(--muted)}
.site .prices>li{border:1px solid var(--line);background:var(--paper)}.site .price{font:700 2rem/1.3 HEADINGS;margin:.4rem 0 .8rem}
.site .steps{list-style:none;counter-reset:step;display:grid;gap:1.5rem;margin-top:2rem;max-width:48rem}
.site .steps>li{counter-increment:step;display:grid;grid-template-columns:3rem 1fr;gap:1rem}
.site .steps>li::before{content:counter(step);display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;background:var(--accent);color:var(--on-accent);font-weight:700}
.site .timeline{list-style:none;margin-top:2rem;max-width:48rem;border-inline-start:2px solid var(--line)}
.site .timeline>li{padding:0 0 2rem 1.6rem;position:relative}
.site .timeline>li::before{content:"";position:absolute;inset-inline-start:-.45rem;top:.5rem;width:.8rem;height:.8rem;border-radius:50%;background:var(--accent)}
.site .figures{list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1.5rem;margin-top:1.5rem}
.site .figures strong{display:block;font:700 2.6rem/1.2 HEADINGS;color:var(--accent)}.site .figures span{color:var(--muted)}
.site .pictures{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(16rem,100%),1fr));gap:1rem;margin-top:1.5rem}
.site .pictures img{width:100%;aspect-ratio:4/3;object-fit:cover}
.site details{border-bottom:1px solid var(--line);padding:1rem 0}.site summary{cursor:pointer;font-weight:600;font-size:1.1rem}.site details .prose{margin-top:.8rem;color:var(--muted)}
.site .table{overflow-x:auto;margin-top:1.5rem}.site table{border-collapse:collapse;width:100%}
.site th,.site td{text-align:start;padding:.7rem .9rem;border-bottom:1px solid var(--line);vertical-align:top;min-width:6rem}.site th{background:var(--soft)}
.site .video{display:grid;gap:1.5rem;background:var(--soft);border-radius:var(--corner);padding:1.75rem}
.site .links{list-style:none;display:grid;gap:.9rem;max-width:30rem;margin:2rem auto 0}.site .links .button{width:100%}
.site .block.is-links{text-align:center}.site .block.is-links .lede{margin-inline:auto}
.site dl{display:grid;gap:1rem;margin-top:1.5rem}.site dt{color:var(--muted);font-size:.95rem}.site dd{margin:0}
.site hr{border:0;border-top:1px solid var(--line);margin:1rem 0}.site hr.space{border:0;height:3rem}.site hr.dots{border-top:4px dotted var(--line);width:4rem;margin-inline:auto}
.site form{display:grid;gap:1.1rem;margin-top:1.5rem}.site .row label:not(.check){display:block;font-weight:600;margin-bottom:.35rem}.site .optional{color:var(--muted);font-weight:400}
.site input:not([type=checkbox]),.site textarea,.site select{width:100%;font:inherit;color:var(--ink);background:var(--paper);border:1.5px solid var(--muted);border-radius:min(var(--corner),12px);padding:.65rem .85rem;min-height:2.9rem}
.site .check{display:flex;gap:.7rem;align-items:flex-start}.site input[type=checkbox]{width:1.2rem;height:1.2rem;margin:.25rem 0 0;accent-color:var(--accent);flex:none}
.site .trap{position:absolute;left:-999rem}.site form .buttons{margin-top:.4rem}
.site .foot{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:space-between;color:var(--muted)}.site .foot ul{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem 1.4rem;padding:0}
.site .block.is-footer{padding-block:2rem;border-top:1px solid var(--line)}
.site .made{font-size:.9rem;color:var(--muted);text-align:center;padding:1.5rem var(--gap)}.site .made a{color:var(--muted)}
@container (min-width:44rem){.site .two,.site .hero.pictured,.site .video:has(img){grid-template-columns:1fr 1fr}.site .two.turned>img{order:2}.site .cards{grid-template-columns:repeat(auto-fit,minmax(15rem,1fr))}}
@media (prefers-reduced-motion:no-preference){.site .button{transition:background-color .15s}}`;
