import { resolve } from 'node:path';
import { type Command, parsed, whole } from './command.ts';

export const serve: Command = {
  help: `Usage: bin/izvilina serve [--port N] [--host ADDRESS] [--data FOLDER]

Runs the site and its server until stopped.

  --port N         the port to listen on; 0 takes a free one   (else PORT, else 3000)
  --host ADDRESS   the address to listen on                    (else HOST, else 0.0.0.0)
  --data FOLDER    where games are kept                        (else IZVILINA_DATA, else data)
`,
  async run(args) {
    const { values } = parsed({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
    });
    const flags = {
      ...(values.port === undefined ? {} : { port: whole('--port', values.port, 0, 65_535) }),
      ...(values.host === undefined ? {} : { host: values.host }),
      ...(values.data === undefined ? {} : { dataDir: resolve(values.data) }),
    };
    const server = await import('@izvilina/server/main.ts');
    await server.main(process.env, flags);
    return 0;
  },
};
