/** How a manual looks as a web page that stands alone, on screens and on paper. */
export const styles = `
html { background: #fff; color: #17221b; font: 1rem/1.55 "Helvetica Neue", Arial, sans-serif; }
body { max-width: 46em; margin: 0 auto; padding: 2em 1.2em 6em; overflow-wrap: anywhere; }
h1 { font-size: 2.2em; line-height: 1.15; margin: 0.1em 0; }
h2 { font-size: 1.4em; margin: 2em 0 0.6em; break-after: avoid; }
a { color: #1a6e3b; }
nav { display: flex; flex-wrap: wrap; gap: 0 3em; margin: 2em 0; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #b8bfb9; padding: 0.4em 0.6em 0.4em 0.3em; text-align: start; vertical-align: top; }
th { background: #f0f1ec; }
.online { display: flex; align-items: center; gap: 1em; margin-top: 1em; }
.online svg { width: 6em; flex: none; }
.notice { border: 1px solid #000; margin: 1em 0; break-inside: avoid; background: #fff; color: #000; }
.signal { display: flex; align-items: center; gap: 0.5em; margin: 0; padding: 0.3em 0.6em; font-size: 1.1em; }
.signal svg { height: 1.2em; }
.hazard { display: flex; gap: 0.8em; padding: 0.6em; }
.hazard > svg { width: 3em; flex: none; align-self: flex-start; }
.hazard p { margin: 0 0 0.3em; }
.figure { margin: 1.5em 0; break-inside: avoid; }
.photo { position: relative; display: inline-block; max-width: 100%; }
.photo img { display: block; max-width: 100%; height: auto; }
.dot { position: absolute; transform: translate(-50%, -50%); width: 1.6em; height: 1.6em; border-radius: 50%; background: #000; color: #fff; border: 2px solid #fff; font-weight: bold; font-size: 0.85em; line-height: 1.6em; text-align: center; }
.steps li { margin: 0.5em 0; }
.tag { color: #4a5750; font-size: 0.88em; }
.changed { border-inline-start: 4px solid #000; padding-inline-start: 0.6em; }
tr.changed td:first-child { border-inline-start: 4px solid #000; padding-inline-start: 0.6em; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media print { nav { display: none; } article + article { break-before: page; } }
`;
