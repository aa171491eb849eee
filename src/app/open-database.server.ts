import fs from 'node:fs';
import path from 'node:path';
import { connectDatabase, type Connection } from '#kit/db/database.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { templateFolder } from '#kit/paths.server.ts';

/** The database of this installation. It needs little else of the program, so it can start while the rest still loads. */
export async function openDatabase(settings: Settings, log: Log): Promise<Connection> {
  makeFolder(settings.dataDir);
  fs.readdirSync(settings.dataDir); // fails with its name where it is no folder
  fs.accessSync(settings.dataDir, fs.constants.W_OK);
  return connectDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    poolSize: settings.databasePool,
    template: templateFolder,
    onTrouble: (error) =>
      log.error(
        { event: 'database.embedded_stopped', err: error },
        'The embedded database stopped and is being restarted.',
      ),
  });
}

/** For this user alone: it holds everyone's data. One folder at a time, since Node's recursive way never returns under /proc. */
function makeFolder(folder: string) {
  if (!fs.existsSync(folder)) {
    makeFolder(path.dirname(folder));
    fs.mkdirSync(folder, { mode: 0o700 });
  }
}
