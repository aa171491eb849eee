/** The structure of results that are files, as viewers get it. */
export interface FileNote {
  id: string;
  name: string;
  contentType: string;
  bytes: number;
  description: string;
  captions?: string | undefined;
}

export interface FilesData {
  files: FileNote[];
}
