/** A code project: files in folders, and the one to look at first. */
export interface ProjectData {
  files: ProjectFile[];
  entry: string | null;
}

export interface ProjectFile {
  path: string;
  /** Of pictures, fonts and sounds: their bytes in base64. */
  text: string;
}

export const mostProjectFiles = 2_000;
export const longestProjectFile = 500_000;
export const longestProjectPath = 200;

/** Inside the project's own folder, whatever unpacks it. */
export const projectPath = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w@+ .-]+(?:\/[\w@+ .-]+)*$/;

const binaryTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
};

export const endingOf = (path: string) => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** The content type of a file that is kept in base64; undefined where it is text. */
export const binaryType = (path: string): string | undefined => binaryTypes[endingOf(path)];
