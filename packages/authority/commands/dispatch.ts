import type { Json } from '@izvilina/kernel/json.ts';
import { type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Command, CommandType } from '@izvilina/protocol/commands.ts';
import { ELSEWHERE, TakenOver } from '../ownership.ts';
import { NoRoom } from '../store.ts';
import type { CommandContext, Handlers } from './context.ts';
import { lobby } from './lobby.ts';
import { myGames } from './my-games.ts';
import { newTable } from './new-table.ts';
import { openTables } from './open-tables.ts';
import { play } from './play.ts';
import { records } from './records.ts';
import { rematch } from './rematch.ts';
import { takeBack } from './take-back.ts';
import { talk } from './talk.ts';

const HANDLERS: Handlers<CommandType> = {
  ...newTable,
  ...lobby,
  ...openTables,
  ...play,
  ...records,
  ...rematch,
  ...takeBack,
  ...talk,
  ...myGames,
};

/** Our own failures (a full disk, a bug) become a refusal, so that they affect only this command. */
export async function carryOut(context: CommandContext, command: Command): Promise<Result<Json>> {
  // Every answer is JSON; TypeScript cannot see that of an interface.
  const handle = HANDLERS[command.type] as (context: CommandContext, command: Command) => Promise<Result<unknown>>;
  try {
    return (await handle(context, command)) as Result<Json>;
  } catch (error) {
    if (error instanceof TakenOver) return refuse(ELSEWHERE);
    if (error instanceof NoRoom) return refuse('NO_ROOM');
    context.deps.log('command failed', {
      command: command.type,
      ...('table' in command && { table: command.table }),
      error: error instanceof Error ? error.stack : String(error),
    });
    return refuse('INTERNAL');
  }
}
