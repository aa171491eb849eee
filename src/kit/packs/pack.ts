/** What a pack is: npm packages whose listed files are laid out in one folder, ready to be run or imported. */

export interface PackPackage {
  name: string;
  version: string;
  /** As the registry stated it when the row was written; anything else that arrives is thrown away. */
  integrity: `sha512-${string}`;
  /** Of the archive, as it is fetched. */
  bytes: number;
  /** The machines it is for, such as `linux-x64`; for all of them by default. */
  only?: string;
  /** Which files are taken out, and where to: '' and names that end in a slash are folders, with all that is beneath. */
  take: [from: string, to: string][];
}

/** A file that was published in pieces. */
export interface Join {
  parts: string[];
  to: string;
  sha256: string;
}

export interface Pack {
  title: string;
  /** What it is good for, as a sentence. */
  purpose: string;
  version: string;
  licence: string;
  /** Other packs that it does not run without. */
  needs: string[];
  packages: PackPackage[];
  joins?: Join[];
  /** Bytes on disk once it is laid out. */
  unpacked: number;
}

export type PackTable = Record<string, Pack>;

export const thisMachine = `${process.platform}-${process.arch}`;

export function packagesFor({ packages }: Pack, machine = thisMachine): PackPackage[] {
  return packages.filter(({ only }) => only === undefined || only === machine);
}

/** Whether what depends on the machine exists for this one. */
export function fits({ packages }: Pack, machine = thisMachine): boolean {
  return packages.every(({ only }) => only === undefined) || packages.some(({ only }) => only === machine);
}

export function downloadBytes(pack: Pack): number {
  return packagesFor(pack).reduce((sum, { bytes }) => sum + bytes, 0);
}

export function folderName(id: string, { version }: Pack): string {
  return `${id}@${version}`;
}
