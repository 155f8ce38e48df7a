/** Files larger than this are not stored when the site is installed, but when they are first used. */
export const LAZY_BYTES = 256 * 1024;

export interface BuiltFile {
  /** Relative to the site's folder: `assets/index-1a2b.js`. */
  readonly path: string;
  readonly size: number;
  /** The source of a script; null for any other file. */
  readonly script: string | null;
}

export interface OfflineFiles {
  readonly install: readonly string[];
  readonly whenUsed: readonly string[];
}

/**
 * Which files the service worker stores on install. The page and the workers, with all their static imports, must be
 * among them: nothing works offline without them, so if one of them is too large the build fails.
 */
export function offlineFiles(files: readonly BuiltFile[], page: string): OfflineFiles {
  const needed = neededAtOnce(files, page);
  const large = files.filter(({ size }) => size > LAZY_BYTES);
  const wrong = large.filter(({ path }) => needed.has(path));
  if (wrong.length > 0)
    throw new Error(`too large for what every visitor loads: ${wrong.map(({ path }) => path).join(', ')}`);
  const whenUsed = new Set(large.map(({ path }) => path));
  return {
    install: files.map(({ path }) => path).filter((path) => !whenUsed.has(path)),
    whenUsed: [...whenUsed],
  };
}

const STATIC_IMPORT = /\b(?:import|export)\s*(?:[\w$*{},\s]*?\bfrom\s*)?["']\.\/([^"'?]+)["']/g;
const WORKER = /(^|\/)[\w-]*worker-[\w-]+\.js$/;

function neededAtOnce(files: readonly BuiltFile[], page: string): ReadonlySet<string> {
  const scripts = new Map(files.flatMap(({ path, script }) => (script === null ? [] : [[path, script] as const])));
  const needed = new Set<string>();
  const need = (path: string): void => {
    if (needed.has(path)) return;
    needed.add(path);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const [, imported] of (scripts.get(path) ?? '').matchAll(STATIC_IMPORT)) need(`${folder}${imported}`);
  };
  for (const { path } of files) if (page.includes(`/${path}"`) || WORKER.test(path)) need(path);
  return needed;
}
