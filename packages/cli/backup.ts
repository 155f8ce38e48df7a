import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { askServer } from '@izvilina/server/control/ask-server.ts';
import { dataFolderOf } from '@izvilina/server/main.ts';
import { copyDataFolder, restoreDataFolder } from '@izvilina/server/storage/copies.ts';
import { StoreError } from '@izvilina/server/storage/errors.ts';
import { dumpDatabase, restoreDatabase } from '@izvilina/server/storage/postgres/copies.ts';
import { type Command, Failure, parsed, UsageError } from './command.ts';

const DATA = `  --data FOLDER    where games are kept   (else DATABASE_URL, else IZVILINA_DATA, else data)

With DATABASE_URL it is the PostgreSQL there, by pg_dump and pg_restore.
`;

interface Which {
  readonly file: string;
  readonly dataDir: string;
  /** Address of the PostgreSQL to copy instead of a folder; null: the folder. */
  readonly url: string | null;
}

function fileAndFolder(name: string, args: readonly string[]): Which {
  const { positionals, values } = parsed({
    args: [...args],
    options: { data: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(`${name} takes one FILE`);
  const dataDir = values.data === undefined ? dataFolderOf(process.env) : resolve(values.data);
  return { file: resolve(file), dataDir, url: values.data === undefined ? process.env.DATABASE_URL || null : null };
}

const explained = (error: unknown): unknown => (error instanceof StoreError ? new Failure(error.message) : error);

/** If a server runs, it makes the copy itself. */
async function copyFolder(dataDir: string, file: string): Promise<void> {
  const asked = await askServer(dataDir, { do: 'backup', file });
  if (asked && !asked.ok) throw new Failure(asked.error ?? 'the server refused');
  if (!asked) await copyDataFolder(dataDir, file);
}

export const backup: Command = {
  help: `Usage: bin/izvilina backup [--data FOLDER] FILE

Copies every game and guest into one FILE, also while the server runs; the games go on meanwhile. FILE must not exist.

${DATA}`,
  async run(args) {
    const { file, dataDir, url } = fileAndFolder('backup', args);
    if (existsSync(file)) throw new Failure(`${file} exists already`);
    try {
      await (url === null ? copyFolder(dataDir, file) : dumpDatabase(url, file));
    } catch (error) {
      throw explained(error);
    }
    process.stdout.write(`${file}\n`);
    return 0;
  },
};

export const restore: Command = {
  help: `Usage: bin/izvilina restore [--data FOLDER] FILE

Puts a backup in the place of the games there are. Stop the server first. The games that were there are kept beside it;
in PostgreSQL they are replaced.

${DATA}`,
  async run(args) {
    const { file, dataDir, url } = fileAndFolder('restore', args);
    try {
      if (url !== null) {
        await restoreDatabase(url, file);
        process.stdout.write('restored\n');
        return 0;
      }
      const kept = restoreDataFolder(dataDir, file);
      process.stdout.write(kept === null ? `${dataDir}\n` : `${dataDir} (before: ${kept})\n`);
      return 0;
    } catch (error) {
      throw explained(error);
    }
  },
};
