import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of the system and the Debian package that contains it. */
export interface Wanted {
  readonly name: string;
  readonly debianPackage: string;
  /** Where to look besides PATH; a `*` stands for any folder, the last by name first. */
  readonly folders?: readonly string[];
}

export type Program =
  | { readonly ok: true; readonly path: string }
  /** Why it is missing, shown when a test is skipped. */
  | { readonly ok: false; readonly why: string };

const INSTALL_MS = 120_000;

/** Another test, or the installation of the browser, may be installing a package at the same time. */
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=100'] as const;

/** Finds a program, or installs it if we are root and Debian's packages are available. */
export function findProgram(wanted: Wanted, get = install): Program {
  const found = lookFor(wanted) ?? (get(wanted) ? lookFor(wanted) : null);
  const { name, debianPackage } = wanted;
  if (found !== null) return { ok: true, path: found };
  return { ok: false, why: `there is no ${name} on this machine and Debian's ${debianPackage} could not be installed` };
}

function lookFor({ name, folders = [] }: Wanted): string | null {
  const everywhere = [...folders.flatMap(expanded), ...(process.env.PATH ?? '').split(delimiter)];
  return everywhere.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function expanded(folder: string): string[] {
  const [before, after] = folder.split('*');
  if (before === undefined || after === undefined) return [folder];
  try {
    return readdirSync(before)
      .sort((a, b) => Number(b) - Number(a))
      .map((name) => `${before}${name}${after}`);
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts no service of the package: tests start their own. */
function install({ debianPackage }: Wanted): boolean {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', [...WAIT_FOR_OTHERS, ...args], { env, stdio: 'ignore', timeout: INSTALL_MS }).status === 0;
  const installed = () => apt('install', '-y', '--no-install-recommends', debianPackage);
  return installed() || (apt('update') && installed());
}

/** An unprivileged user to run a program as (PostgreSQL refuses to run as root); null when we are not root. */
export function nobodyInParticular(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => users.find(([user]) => user === name)).find(Boolean);
  return { uid: Number(found?.[2] ?? 65_534), gid: Number(found?.[3] ?? 65_534) };
}
