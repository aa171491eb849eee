/** The versions of a project as a bundle that `git clone` opens: one commit each, the oldest first. */
import { binaryType, type ProjectData } from '#tools/kinds/project.ts';
import { gitObject, writePack, type GitObject } from './git-objects.server.ts';

export interface Revision {
  project: ProjectData;
  message: string;
  author: string;
  /** In milliseconds. */
  at: number;
}

export function writeBundle(revisions: readonly Revision[]): Uint8Array<ArrayBuffer> {
  const objects = new Map<string, GitObject>();
  const add = (object: GitObject) => {
    objects.set(object.hash, object);
    return object.hash;
  };
  let head: { commit: string; tree: string } | undefined;
  for (const revision of revisions) {
    const tree = addTree(folderOf(revision.project), add);
    // Going back and forth within a moment leaves nothing to commit.
    if (tree === head?.tree) continue;
    head = { commit: add(commitOf(revision, tree, head?.commit)), tree };
  }
  const refs = head ? `${head.commit} refs/heads/main\n${head.commit} HEAD\n` : '';
  const pack = writePack([...objects.values()]);
  return new Uint8Array(Buffer.concat([Buffer.from(`# v2 git bundle\n${refs}\n`), pack]));
}

interface Folder {
  files: Map<string, Buffer>;
  folders: Map<string, Folder>;
}

const emptyFolder = (): Folder => ({ files: new Map(), folders: new Map() });
/** Git's own folder under any name that a file system takes for it. */
const reserved = /^(?:\.git[ .]*|git~\d+)$/i;

function folderOf({ files }: ProjectData): Folder {
  const root = emptyFolder();
  for (const { path, text } of files) {
    const steps = path.split('/');
    if (steps.some((step) => reserved.test(step))) continue;
    let place = root;
    for (const step of steps.slice(0, -1)) {
      const next = place.folders.get(step) ?? emptyFolder();
      place.folders.set(step, next);
      place = next;
    }
    place.files.set(steps.at(-1)!, Buffer.from(text, binaryType(path) === undefined ? 'utf8' : 'base64'));
  }
  return root;
}

/** Entries stand in the order of their bytes, a folder as if its name ended with a slash. */
function addTree({ files, folders }: Folder, add: (object: GitObject) => string): string {
  const entries = [
    ...[...files].map(([name, body]) => ({
      name,
      key: name,
      mode: '100644',
      hash: add(gitObject('blob', body)),
    })),
    ...[...folders].map(([name, folder]) => ({
      name,
      key: `${name}/`,
      mode: '40000',
      hash: addTree(folder, add),
    })),
  ].toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
  const parts = entries.flatMap(({ mode, name, hash }) => [
    Buffer.from(`${mode} ${name}\0`),
    Buffer.from(hash, 'hex'),
  ]);
  return add(gitObject('tree', Buffer.concat(parts)));
}

function commitOf({ message, author, at }: Revision, tree: string, parent: string | undefined): GitObject {
  // What would end the line or begin the address is left out.
  const name = author.replaceAll(/[<>\p{Cc}]/gu, '').trim() || 'Guest';
  const who = `${name} <> ${Math.floor(at / 1000)} +0000`;
  const lines = [
    `tree ${tree}`,
    ...(parent ? [`parent ${parent}`] : []),
    `author ${who}`,
    `committer ${who}`,
  ];
  return gitObject('commit', `${lines.join('\n')}\n\n${message.replaceAll('\0', '').trim()}\n`);
}
