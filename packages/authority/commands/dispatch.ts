import type { Json } from '@izvilina/kernel/json.ts';
import type { Result } from '@izvilina/kernel/result.ts';
import type { Command, CommandType } from '@izvilina/protocol/messages.ts';
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

export const answer = (context: CommandContext, order: Command): Promise<Result<Json>> =>
  (HANDLERS[order.type] as (context: CommandContext, order: Command) => Promise<Result<Json>>)(context, order);
