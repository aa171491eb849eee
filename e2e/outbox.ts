/** Letters as their receivers read them: without SMTP they lie in the data folder. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { StartedApp } from './start-app.ts';

const arrivesWithin = 20_000;

/** The link in the newest letter of a kind to an address. Letters go out by a job, so it waits for them. */
export async function linkInLetter(
  app: StartedApp,
  { to, template }: { to: string; template: string },
): Promise<string> {
  const deadline = Date.now() + arrivesWithin;
  while (Date.now() < deadline) {
    for (const letter of await readLetters(app, template)) {
      if (!letter.includes(`\nTo: ${to}\n`)) continue;
      const link = /https?:\/\/\S+[?&]token=[\w.%-]+/.exec(letter)?.[0];
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no letter ${template} to ${to} in the outbox`);
}

/** Newest first; their names begin with the time. */
async function readLetters({ dataDir }: StartedApp, template: string) {
  const folder = path.join(dataDir, 'outbox');
  const names = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []; // made with the first letter
    throw error;
  });
  // While it is being written a letter has another ending.
  const wanted = names.filter((name) => name.includes(`-${template}-`) && name.endsWith('.eml')).sort();
  return Promise.all(
    wanted.reverse().map(async (name) => unfold(await fs.readFile(path.join(folder, name), 'utf8'))),
  );
}

/** Undoes quoted-printable as far as links need it. */
function unfold(letter: string) {
  return letter.replaceAll('\r\n', '\n').replaceAll('=\n', '').replaceAll('=3D', '=');
}
