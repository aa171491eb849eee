/** What every such file holds beside its text: what its parts are, how headings and lists look. */
import { xmlHead } from './xml.ts';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const ofWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const docxType = `${ofWord}.document`;

export const contentTypes = `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${ofWord}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${ofWord}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${ofWord}.numbering+xml"/></Types>`;

export const mainRelations = `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="document" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** Sizes in half points, distances in twentieths of one. */
const paragraphStyle = (id: string, name: string, space: string, look: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${space}</w:pPr><w:rPr>${look}</w:rPr></w:style>`;

const heading = (level: number, size: number) =>
  paragraphStyle(
    `Heading${level}`,
    `heading ${level}`,
    `<w:keepNext/><w:spacing w:before="${400 - level * 60}" w:after="100"/><w:outlineLvl w:val="${level - 1}"/>`,
    `<w:b/><w:sz w:val="${size}"/>`,
  );

export const styles = `${xmlHead}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="140" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${paragraphStyle('Title', 'Title', '<w:spacing w:after="240"/>', '<w:b/><w:sz w:val="44"/>')}${heading(1, 34)}${heading(2, 28)}${heading(3, 24)}${paragraphStyle('Quote', 'Quote', '<w:ind w:left="480"/>', '<w:i/>')}${paragraphStyle('ListParagraph', 'List Paragraph', '<w:spacing w:after="60"/><w:ind w:left="480"/>', '')}<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="1F5FA8"/><w:u w:val="single"/></w:rPr></w:style><w:style w:type="character" w:styleId="Code"><w:name w:val="Code"/><w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/><w:sz w:val="20"/></w:rPr></w:style><w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="999999"/>`).join('')}</w:tblBorders></w:tblPr></w:style></w:styles>`;

/** One list with dots, and one that counts for each that does, from where it begins. */
export function numbering(bullets: number, counted: readonly number[]): string {
  const levels = (format: string, text: (level: number) => string) =>
    Array.from(
      { length: 9 },
      (_, level) =>
        `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text(level)}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${480 * (level + 1)}" w:hanging="360"/></w:pPr></w:lvl>`,
    ).join('');
  const lists = counted.map((first, at) => {
    const starts = `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="${first}"/></w:lvlOverride>`;
    return `<w:num w:numId="${bullets + at + 1}"><w:abstractNumId w:val="1"/>${starts}</w:num>`;
  });
  return `${xmlHead}<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${levels('bullet', () => '•')}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/>${levels('decimal', (level) => `%${level + 1}.`)}</w:abstractNum><w:num w:numId="${bullets}"><w:abstractNumId w:val="0"/></w:num>${lists.join('')}</w:numbering>`;
}
