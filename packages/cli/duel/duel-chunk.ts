import { type DuelPlan, type Player, playGames, type Tally } from '@izvilina/bots/duel.ts';
import { countProcessorTime } from './processor-clock.ts';
import { type Program, startProgram } from './program.ts';

const PROGRAM = 'cmd:';

export const isProgram = (seat: string): boolean => seat.startsWith(PROGRAM) && seat.length > PROGRAM.length;

/**
 * Plays one chunk of a duel. Outside programs run as long as it does, one per seat. `stopped` ends the programs early;
 * the chunk then fails.
 */
export async function playChunk(
  plan: DuelPlan,
  progress: (played: number) => void,
  stopped?: AbortSignal,
): Promise<Tally[]> {
  if (plan.processorTime) countProcessorTime();
  const programs: Program[] = [];
  const players: Record<string, Player> = {};
  const seats = plan.seats.map((seat, index) => {
    if (!isProgram(seat)) return seat;
    const program = startProgram(seat.slice(PROGRAM.length));
    const name = `${seat} (seat ${index})`; // two seats may name the same command: each gets its own process
    programs.push(program);
    players[name] = program.play;
    return name;
  });
  const stopAll = () => Promise.all(programs.map((program) => program.stop()));
  stopped?.addEventListener('abort', stopAll);
  try {
    return await playGames({ ...plan, seats }, progress, players);
  } finally {
    await stopAll();
  }
}
