import { type DuelPlan, type Player, playGames, type Tally } from '@izvilina/bots/duel.ts';
import { type Program, startProgram } from './program.ts';

const PROGRAM = 'cmd:';

export const isProgram = (seat: string): boolean => seat.startsWith(PROGRAM) && seat.length > PROGRAM.length;

/** Plays one chunk of a duel; outside programs live as long as it does, one per seat. */
export async function playChunk(plan: DuelPlan, progress: (played: number) => void): Promise<Tally[]> {
  const programs = new Map<string, Program>();
  // Two seats may name the same program: each gets its own.
  const seats = plan.seats.map((seat, index) => (isProgram(seat) ? `${seat} (seat ${index})` : seat));
  plan.seats.forEach((seat, index) => {
    if (isProgram(seat)) programs.set(seats[index] as string, startProgram(seat.slice(PROGRAM.length)));
  });
  const players: Record<string, Player> = {};
  for (const [name, program] of programs) players[name] = program.play;
  try {
    return await playGames({ ...plan, seats }, progress, players);
  } finally {
    for (const program of programs.values()) program.stop();
  }
}
