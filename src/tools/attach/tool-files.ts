/** Which files a tool takes, as its definition says it: from this come the button, the uploads and the field of the input. */
import { attachmentUse, longestAttachment } from './contract.ts';

/** `accept`: what the browser's choice of files offers. */
const kinds = {
  text: {
    accept:
      'text/* .txt .md .csv .tsv .json .yaml .yml .xml .html .css .js .ts .tsx .py .java .c .cpp .go .rs .sql .log'.split(
        ' ',
      ),
    isRead: true,
  },
  pdf: { accept: ['application/pdf'], isRead: true },
  document: { accept: '.docx .pptx .xlsx .xls .ods .epub .msg'.split(' '), isRead: true },
  picture: { accept: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'], isRead: true },
  sound: { accept: ['audio/*'], isRead: false },
  film: { accept: ['video/*'], isRead: false },
} as const;

export interface ToolFiles<Name extends string = string> {
  /** The field of the input that holds their ids, a list of uuids. */
  field: Name;
  label: string;
  takes: readonly (keyof typeof kinds)[];
  most: number;
}

export const acceptedBy = ({ takes }: Pick<ToolFiles, 'takes'>) =>
  takes.flatMap((kind) => kinds[kind].accept);

/** Text, documents and pictures are looked into when they arrive; the rest is kept as it came, as large as the server allows. */
export function uploadFor({ takes, most }: Pick<ToolFiles, 'takes' | 'most'>) {
  return takes.every((kind) => kinds[kind].isRead)
    ? { use: attachmentUse, mostBytes: longestAttachment, most }
    : { use: 'file', mostBytes: Infinity, most };
}

/** The ids in an input of the tool. */
export function filesIn({ field }: Pick<ToolFiles, 'field'>, input: Record<string, unknown>): string[] {
  const ids = input[field];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
