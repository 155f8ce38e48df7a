import { resolve } from 'node:path';
import { type Command, parsed, whole } from './command.ts';

export const serve: Command = {
  help: `Usage: bin/izvilina serve [--port N] [--host ADDRESS] [--data FOLDER]

Runs the site and its server until stopped.

  --port N         the port to listen on; 0 takes a free one   (else PORT, else 3000)
  --host ADDRESS   the address to listen on                    (else HOST, else 0.0.0.0)
  --data FOLDER    where games are kept                        (else IZVILINA_DATA, else ./data)
`,
  async run(args) {
    const { values } = parsed({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
    });
    const { PORT, HOST, IZVILINA_DATA } = process.env;
    const port =
      values.port === undefined ? whole('PORT', PORT || '3000', 0, 65_535) : whole('--port', values.port, 0, 65_535);
    const host = values.host ?? (HOST || '0.0.0.0');
    const dataDir = resolve(values.data ?? (IZVILINA_DATA || 'data'));
    const server = await import('@izvilina/server/main.ts');
    await server.serve({ port, host, dataDir });
    return 0;
  },
};
