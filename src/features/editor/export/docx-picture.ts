/** A picture of the document as a part of the file, and where it is drawn. */
import { attribute } from '#tools/export/docx/xml.ts';
import type { DocNode } from '../document/content.ts';
import { isPicture } from './to-html.ts';

export interface Picture {
  id: string;
  name: string;
  extension: string;
  bytes: Uint8Array;
  xml: string;
}

/** A page is about this wide between its margins; a pixel is 9525 units. */
const widest = 600;
const unit = 9525;

export function pictureOf({ attrs = {} }: DocNode, number: number): Picture | undefined {
  if (!isPicture(attrs.src)) return undefined;
  const [, extension = 'png', data = ''] = /^data:image\/(\w+);base64,(.*)$/.exec(attrs.src) ?? [];
  const width = Math.min(widest, Number(attrs.width) || widest);
  const height = Math.round(((Number(attrs.height) || 400) * width) / (Number(attrs.width) || widest));
  const [cx, cy] = [width * unit, height * unit];
  const id = `picture${number}`;
  const name = `${id}.${extension}`;
  const alt = attribute(String(attrs.alt ?? ''));
  return {
    id,
    name,
    extension,
    bytes: Buffer.from(data, 'base64'),
    xml: `<w:drawing><wp:inline><wp:extent cx="${cx}" cy="${cy}"/><wp:docPr id="${number}" name="${name}" descr="${alt}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${number}" name="${name}" descr="${alt}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`,
  };
}
