import { BOT_BUDGET } from '@izvilina/bots/bot.ts';
import type { Ask, Seat } from '@izvilina/kernel/game.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { type CSSProperties, createContext, useContext } from 'react';

/** The seats that a bot thinks for now, and about which question. */
type ThinkingBots = ReadonlyMap<Seat, string>;

const Context = createContext<ThinkingBots>(new Map());
export const ThinkingProvider = Context.Provider;

export const thinkingBots = (asks: readonly Pick<Ask, 'seat' | 'what'>[], seats: readonly SeatInfo[]): ThinkingBots =>
  new Map(asks.filter(({ seat }) => isBot(seats[seat])).map(({ seat, what }) => [seat, what]));

const isBot = (info: SeatInfo | undefined): boolean =>
  info?.kind === 'bot' || (info?.kind === 'person' && info.standIn !== null);

const BUDGET = { '--budget': `${BOT_BUDGET}ms` } as CSSProperties;

/**
 * How far a bot has thought: a bar at the foot of its name card that is full when its time is. A bot keeps to a budget
 * that everybody knows, so the page draws it alone and nothing is sent for it.
 */
export function Thinking({ seat }: { readonly seat: Seat }) {
  const question = useContext(Context).get(seat);
  return question === undefined ? null : <i key={question} className="thinking" style={BUDGET} aria-hidden="true" />;
}
