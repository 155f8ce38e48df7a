import { BOT_BUDGET } from '@izvilina/bots/bot.ts';
import type { Ask, Seat } from '@izvilina/kernel/game.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { type CSSProperties, createContext, useContext } from 'react';

/** By seat: the question that a bot is thinking about now. */
type ThinkingBots = ReadonlyMap<Seat, string>;

const Context = createContext<ThinkingBots>(new Map());
export const ThinkingProvider = Context.Provider;

export const thinkingBots = (asks: readonly Pick<Ask, 'seat' | 'what'>[], seats: readonly SeatInfo[]): ThinkingBots =>
  new Map(asks.filter(({ seat }) => isBot(seats[seat])).map(({ seat, what }) => [seat, what]));

const isBot = (info: SeatInfo | undefined): boolean =>
  info?.kind === 'bot' || (info?.kind === 'person' && info.standIn !== null);

const BUDGET = { '--budget': `${BOT_BUDGET}ms` } as CSSProperties;

/**
 * A bot's thinking time: a bar at the bottom of its name card that fills up. All bots have the same fixed budget, so
 * the page draws it without any message.
 */
export function Thinking({ seat }: { readonly seat: Seat }) {
  const question = useContext(Context).get(seat);
  return question === undefined ? null : <i key={question} className="thinking" style={BUDGET} aria-hidden="true" />;
}
