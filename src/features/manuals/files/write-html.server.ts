/** A manual as one web page that stands alone: contents, sections, photos with their callouts, in each of its languages. */
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import { attribute, xmlText } from '#tools/export/docx/xml.ts';
import { hazardNames, type Manual } from '../manual.ts';
import {
  languagesOf,
  manualDocument,
  type Block,
  type ManualDocument,
  type Mark,
} from '../manual-document.ts';
import { alertSymbol, hazardSymbol, signalLooks } from '../signal-look.ts';
import { openPhotos } from './open-photos.server.ts';
import { qrCode } from './qr-code.ts';
import { styles } from './styles.ts';
import type { WrittenManual } from './write-pdf.server.ts';

export async function writeManualHtml({ title, manual }: WrittenManual): Promise<string> {
  const photos = new Map(
    [...(await openPhotos(manual.photos))].map(([id, { bytes }]) => [
      id,
      `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`,
    ]),
  );
  const documents = languagesOf(manual).map((language) => manualDocument(title, manual, language));
  const [first] = documents;
  const contents = documents.map(
    ({ language, sections }) =>
      `<ul lang="${attribute(language)}">${sections.map(({ id, title: name }) => `<li><a href="#${language}-${id}">${xmlText(name)}</a></li>`).join('')}</ul>`,
  );
  return `<!doctype html>
<html lang="${attribute(manual.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${xmlText(title)}</title><style>${styles}</style></head>
<body>
<header><p>${xmlText(manual.maker)}</p><h1>${xmlText(title)}</h1><p>${xmlText([manual.model, first!.edition].filter(Boolean).join(' · '))}</p>${onlineOf(manual, first!)}</header>
<nav aria-label="${attribute(first!.labels.contents)}">${contents.join('\n')}</nav>
<main>
${documents.map((document) => writeDocument(document, photos)).join('\n')}
</main>
</body>
</html>
`;
}

const onlineOf = ({ online }: Manual, { labels }: ManualDocument) =>
  online && isSafeLink(online)
    ? `<div class="online">${qrCode(online).replace('<svg ', `<svg role="img" aria-label="${attribute(online)}" `)}<p>${xmlText(labels.online)}<br><a href="${attribute(online)}">${xmlText(online)}</a></p></div>`
    : '';

function writeDocument(document: ManualDocument, photos: ReadonlyMap<string, string>): string {
  const { language, labels } = document;
  const classOf = ({ changed }: Mark, name: string) => `class="${name}${changed ? ' changed' : ''}"`;
  const tail = (mark: Mark) =>
    (mark.untranslated ? ` <em class="tag">[${xmlText(labels.untranslated)}]</em>` : '') +
    (mark.changed ? ` <span class="hidden">${xmlText(labels.changed)}</span>` : '');

  function write(block: Block): string {
    switch (block.is) {
      case 'paragraph':
        return `<p ${classOf(block, 'words')}>${block.label ? `<strong>${xmlText(block.label)}:</strong> ` : ''}${lines(block.text)}${tail(block)}</p>`;
      case 'notice': {
        const { field, ink, isAlert } = signalLooks[block.signal];
        const symbol =
          block.hazard === 'none'
            ? ''
            : hazardSymbol(block.hazard).replace(
                '<svg ',
                `<svg role="img" aria-label="${attribute(hazardNames[block.hazard])}" `,
              );
        return `<div ${classOf(block, 'notice')}><p class="signal" style="background:${field};color:${ink}">${isAlert ? alertSymbol(block.signal).replace('<svg ', '<svg aria-hidden="true" ') : ''}<strong>${xmlText(block.word)}</strong></p><div class="hazard">${symbol}<div>${[
          `<strong>${xmlText(block.danger)}</strong>`,
          xmlText(block.consequence),
          lines(block.avoidance),
        ]
          .map((text) => `<p>${text}</p>`)
          .join('')}${tail(block)}</div></div></div>`;
      }
      case 'figure': {
        const source = photos.get(block.photo);
        const dots = block.callouts.map(
          ({ number, x, y }) =>
            `<span class="dot" aria-hidden="true" style="left:${x}%;top:${y}%">${number}</span>`,
        );
        const picture = source
          ? `<div class="photo"><img src="${source}" alt="${attribute(block.alt)}">${dots.join('')}</div>`
          : `<p><em>${xmlText(block.alt)}</em></p>`;
        const legend =
          block.callouts.length > 0
            ? `<ol>${block.callouts.map(({ label }) => `<li>${xmlText(label || '–')}</li>`).join('')}</ol>`
            : '';
        return `<figure ${classOf(block, 'figure')}>${picture}<figcaption><strong>${xmlText(`${labels.figure} ${block.number}`)}</strong>${block.caption ? `. ${xmlText(block.caption)}` : ''}${tail(block)}</figcaption>${legend}</figure>`;
      }
      case 'steps':
        return `<ol class="steps">${block.items
          .map((step) => {
            const figure = step.figure ? ` (${xmlText(labels.figure)} ${step.figure})` : '';
            const basis =
              step.basis === 'inferred' ? ` <em class="tag">[${xmlText(labels.inferred)}]</em>` : '';
            return `<li ${classOf(step, 'step')}>${lines(step.text)}${figure}${basis}${tail(step)}</li>`;
          })
          .join('\n')}</ol>`;
      case 'table':
        return `<table><thead><tr>${block.head.map((cell) => `<th scope="col">${xmlText(cell)}</th>`).join('')}</tr></thead><tbody>${block.rows
          .map(
            (row) =>
              `<tr ${classOf(row, 'row')}>${row.cells.map((cell, at) => `<td>${xmlText(cell)}${at === 0 ? tail(row) : ''}</td>`).join('')}</tr>`,
          )
          .join('\n')}</tbody></table>`;
    }
  }

  const isFromRight = /^(?:ar|he|fa|ur)\b/.test(language);
  return `<article lang="${attribute(language)}"${isFromRight ? ' dir="rtl"' : ''}>${document.sections
    .map(
      ({ id, title, blocks }) =>
        `<section id="${attribute(language)}-${id}"><h2>${xmlText(title)}</h2>\n${blocks.map(write).join('\n')}</section>`,
    )
    .join('\n')}</article>`;
}

const lines = (text: string) => xmlText(text).replaceAll('\n', '<br>');
