import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreError, storeFaultOf } from './errors.ts';
import { migrate } from './schema.ts';
import { DATABASE } from './sqlite.ts';

const PAGES_AT_ONCE = 200;
const MOST_BEGINNINGS = 100;
const BEGIN_AGAIN_MS = 10;

/** Makes a full copy of a database that may be written to meanwhile. The file appears when it is complete. */
export async function copyDatabase(db: DatabaseSync, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    await copyPages(db, part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw new StoreError(storeFaultOf(error), file);
  }
}

async function copyPages(db: DatabaseSync, part: string): Promise<void> {
  for (let beginnings = 1; ; beginnings++) {
    rmSync(part, { force: true });
    try {
      await backup(db, part, { rate: PAGES_AT_ONCE });
      return;
    } catch (error) {
      if (!isWriteInTheWay(error) || beginnings === MOST_BEGINNINGS) throw error;
    }
    await pause(BEGIN_AGAIN_MS);
  }
}

/** Node waits for writes that come between two steps, but gives up at one before the first, with SQLite's «not an error». */
const isWriteInTheWay = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 0;

/** The same when no server runs; refused while a process holds the database. */
export async function copyDataFolder(dataDir: string, file: string): Promise<void> {
  const source = join(dataDir, DATABASE);
  if (!existsSync(source)) throw new StoreError('UNWRITABLE', `${source}: there is no database`);
  const db = openExclusively(source);
  try {
    await copyDatabase(db, file);
  } finally {
    db.close();
  }
}

/** Replaces the database of a data folder by a copy. Returns where the old one is kept; null if there was none. */
export function restoreDataFolder(dataDir: string, file: string, now = new Date()): string | null {
  const target = join(dataDir, DATABASE);
  checkCopy(file);
  mkdirSync(dataDir, { recursive: true });
  let kept: string | null = null;
  if (existsSync(target)) {
    const db = openExclusively(target); // fails while a server runs
    db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
    db.close();
    kept = `${target}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
    renameSync(target, kept);
  }
  for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true });
  copyFileSync(file, `${target}.part`);
  renameSync(`${target}.part`, target);
  return kept;
}

/** Checks that a copy is intact and of a version this program knows. The file is opened read-only. */
function checkCopy(file: string): void {
  if (!existsSync(file)) throw new StoreError('CORRUPT', `${file}: there is no such file`);
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const { integrity_check: verdict } = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (verdict !== 'ok') throw new StoreError('CORRUPT', `${file}: ${verdict}`);
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version === 0) throw new StoreError('CORRUPT', `${file}: no database of Izvilina`);
    migrate(db, undefined, { onlyCheck: true });
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(storeFaultOf(error), file);
  } finally {
    db?.close();
  }
}

function openExclusively(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 1_500 });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    return db;
  } catch (error) {
    db.close();
    throw new StoreError(storeFaultOf(error), file);
  }
}
