import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { controlAddress } from './control-address.ts';

export interface ControlReply {
  readonly ok: boolean;
  readonly error?: string;
}

/** Asks the server that uses this data folder; null when none runs. */
export async function askServer(dataDir: string, order: object): Promise<ControlReply | null> {
  const socket = connect(controlAddress(dataDir));
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch {
    return null;
  }
  socket.write(`${JSON.stringify(order)}\n`);
  return JSON.parse(await text(socket)) as ControlReply;
}
