import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isOpenHost, lanAddresses } from './http/lan.ts';
import { vapid } from './push/vapid.ts';
import { type ServeOptions, serve } from './serve.ts';
import { StoreError } from './storage/errors.ts';
import { KEEP, type Keep } from './upkeep/keep.ts';

export { serve };

/** An error that the operator can act on: shown as one sentence. */
class UserError extends Error {}

const DATA = fileURLToPath(new URL('../../data', import.meta.url));

export const dataFolderOf = (env: NodeJS.ProcessEnv): string => env.IZVILINA_DATA || DATA;

export function optionsFrom(env: NodeJS.ProcessEnv): ServeOptions {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UserError(`PORT=${env.PORT} — не номер порта / is not a port`);
  if (env.REDIS_URL && !env.DATABASE_URL)
    throw new UserError(
      'REDIS_URL без DATABASE_URL: узлам нужна общая база / REDIS_URL without DATABASE_URL: nodes need a shared database',
    );
  return {
    port,
    host: env.HOST || '0.0.0.0',
    dataDir: dataFolderOf(env),
    databaseUrl: env.DATABASE_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    keep: keepFrom(env),
    drainMs: numberFrom(env, 'IZVILINA_DRAIN_SECONDS', 0) * 1_000,
    logLevel: env.LOG_LEVEL || (process.stderr.isTTY ? 'warn' : 'info'),
    trustProxy: env.TRUST_PROXY === '1',
    botPauseScale: numberFrom(env, 'IZVILINA_BOT_PAUSE_SCALE', 1),
    metricsToken: env.IZVILINA_METRICS_TOKEN || undefined,
    hosts: (env.IZVILINA_HOSTS || '').split(','),
    securityContact: env.IZVILINA_SECURITY_CONTACT || undefined,
    push: pushFrom(env),
  };
}

/** Any number that is not negative. */
function numberFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(env[name] || fallback);
  if (!(value >= 0)) throw new UserError(`${name}=${env[name]} — не число / is not a number`);
  return value;
}

/** Without both keys nobody is called through a push service. */
function pushFrom(env: NodeJS.ProcessEnv): ServeOptions['push'] {
  const { IZVILINA_VAPID_PUBLIC: publicKey, IZVILINA_VAPID_PRIVATE: privateKey } = env;
  if (!publicKey && !privateKey) return undefined;
  try {
    return vapid({
      publicKey: publicKey ?? '',
      privateKey: privateKey ?? '',
      subject: env.IZVILINA_VAPID_SUBJECT || env.IZVILINA_SECURITY_CONTACT || '',
    });
  } catch {
    throw new UserError('IZVILINA_VAPID_PUBLIC, IZVILINA_VAPID_PRIVATE — не пара ключей / are not a pair of keys');
  }
}

const keepFrom = (env: NodeJS.ProcessEnv): Keep => ({
  gathering: numberFrom(env, 'IZVILINA_KEEP_GATHERING_DAYS', KEEP.gathering),
  abandoned: numberFrom(env, 'IZVILINA_KEEP_ABANDONED_DAYS', KEEP.abandoned),
  guests: numberFrom(env, 'IZVILINA_KEEP_GUESTS_DAYS', KEEP.guests),
  visitors: numberFrom(env, 'IZVILINA_KEEP_VISITORS_DAYS', KEEP.visitors),
});

/** Serves until a signal comes. `options` may add to what the environment says. */
export async function main(env: NodeJS.ProcessEnv, options: Partial<ServeOptions> = {}): Promise<void> {
  try {
    const wanted = { ...optionsFrom(env), ...options };
    const serving = await serve(wanted).catch((error: unknown) => {
      throw explained(error, wanted);
    });
    announce(wanted.host, serving.port);
    flushCompileCache(); // where NODE_COMPILE_CACHE names a folder: the next start is quicker, also after a kill
    serving.broken.then(fail);
    const stop = () => {
      setTimeout(() => process.exit(0), 5_000 + (wanted.drainMs ?? 0)).unref(); // whatever hangs, everything acknowledged is on disk
      serving.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  const known = error instanceof UserError || error instanceof StoreError;
  const sentence = known ? error.message : `неожиданная ошибка / unexpected error: ${error}`;
  process.stderr.write(`izvilina: ${sentence}\n`);
  process.exit(1);
}

function explained(error: unknown, { port, host }: ServeOptions): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return new UserError(`порт ${port} занят / port ${port} is taken; PORT=… npm start`);
  if (code === 'EACCES') return new UserError(`порт ${port} открыть нельзя / port ${port} may not be opened`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new UserError(`нет адреса / no such address: HOST=${host}`);
  return error;
}

function announce(host: string, port: number): void {
  const local = isOpenHost(host) ? 'localhost' : host;
  process.stdout.write(`Извилина: http://${local}:${port}\n`);
  const [lan] = isOpenHost(host) ? lanAddresses() : [];
  if (lan !== undefined) process.stdout.write(`В той же сети / same network: http://${lan}:${port}\n`);
}

if (import.meta.main) await main(process.env);
