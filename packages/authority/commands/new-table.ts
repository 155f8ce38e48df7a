import type { Json } from '@izvilina/kernel/json.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { inSlot, slotFor } from '@izvilina/protocol/slot.ts';
import { MOST_HOSTED } from '../deps.ts';
import { canDeal, createTable, seatEverybody } from '../document/create-table.ts';
import { hasPerson } from '../document/document.ts';
import { nameFits } from '../document/host-changes.ts';
import { tokenFrom } from '../tokens.ts';
import { type CommandContext, type CommandOf, dealAtOnce, done, type Handlers } from './context.ts';

/** Making a table. */
export const newTable: Handlers<'create'> = {
  async create(context, command) {
    const { deps, guest } = context;
    const id = inSlot(slotFor(command.client), tokenFrom(['table', guest.id, command.client]));
    if ((await deps.store.table(id)) === null) {
      const made = await newTableFor(context, id, command);
      if (!made.ok) return made;
    }
    // Dealt by the same command it takes no part of the seed from its maker: they have not seen the commitment yet.
    return command.start ? dealAtOnce(context, id) : ok({ table: id });
  },
};

async function newTableFor(
  context: CommandContext,
  id: string,
  command: CommandOf<'create'>,
): Promise<Result<unknown>> {
  const { deps, guest } = context;
  const game = await deps.loadGame(command.game, command.options);
  if (!game) return refuse('UNKNOWN_GAME', { game: command.game });
  const options = parse(game.options, command.options, 'BAD_OPTIONS');
  if (!options.ok) return options;
  if (command.chairs.length > game.players[1]) return refuse('TOO_MANY_SEATS', { most: game.players[1] });
  const room = await roomForOneMore(context);
  if (!room.ok) return room;
  const chairs = seatEverybody(command, guest, deps.local ? (command.entropy ?? null) : null);
  if (!chairs.ok) return chairs;
  if (!deps.local && !hasPerson(chairs.value)) return refuse('NEEDS_PERSON');
  for (const chair of deps.local ? [] : chairs.value) {
    const fits =
      chair.kind === 'person' ? nameFits({ game: game.slug, chairs: chairs.value }, guest.id, chair.name) : done;
    if (!fits.ok) return fits;
  }
  // A server deals: whoever chose the position would know what the others hold.
  if (command.begins && !deps.local) return refuse('BAD_OPTIONS', { at: 'begins' });
  const could = command.start ? canDeal(game, chairs.value, options.value as Json, command.begins) : done;
  if (!could.ok) return could;
  const agreed = {
    game: game.slug,
    rules: game.rules,
    options: options.value as Json,
    pace: command.pace,
    watchers: command.watchers,
    hints: null,
    host: guest.id,
    chairs: chairs.value,
    ...(command.begins && { begins: command.begins }),
  };
  return createTable(deps, id, agreed, deps.local ? undefined : MOST_HOSTED);
}

/** Tables count for their host, whether anybody sits there or not; an empty one is removed to make room. */
export async function roomForOneMore({ deps, guest }: CommandContext): Promise<Result<unknown>> {
  if (deps.local) return done;
  const { gathering, playing } = await deps.store.unfinished(guest.id);
  const mayGather = gathering < MOST_HOSTED.gathering || (await deps.store.removeEmpty(guest.id));
  return mayGather && playing < MOST_HOSTED.playing ? done : refuse('TOO_MANY_TABLES');
}
