import { tokensFor } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { useWords } from '../../../i18n/words.ts';
import { seatNote } from '../../../kit/names.ts';
import { SeatCard, SeatStatus } from '../../shared/SeatCard.tsx';
import type { Brainstorm } from '../brainstorm.ts';
import { PawnFigure, Token } from '../scene/drawing/Figures.tsx';

/** The players' name cards: turn, points and their possible change; below them tokens and the pawns in hand. */
export function Seats({ game }: { readonly game: Brainstorm }) {
  return (
    <ul className="bs-seats" aria-label={game.words.seats} data-count={game.view.players}>
      {game.view.scores.map((points, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
        <Seat key={seat} game={game} seat={seat} points={points} change={game.changes[seat] ?? 0} />
      ))}
    </ul>
  );
}

function Seat(props: {
  readonly game: Brainstorm;
  readonly seat: number;
  readonly points: number;
  readonly change: number;
}) {
  const { game, seat, points, change } = props;
  const { board, view, words, nameOf } = game;
  const info = game.props.seats[seat];
  const note = seatNote(useWords(), info);
  const asked = view.asks.some((ask) => ask.seat === seat);
  const turn =
    asked || (view.asks.length === 0 && view.turn === seat && view.phase !== 'over' && view.phase !== 'drop');
  const tokens = board.tokens[seat] ?? 0;
  const inHand = (board.pawns[seat] ?? []).filter((on) => on === null).length;
  const clock = game.props.clocks.find((one) => one.seat === seat);
  return (
    <li className="bs-seat">
      <SeatCard seat={seat} name={nameOf(seat)} turn={turn}>
        {change === 0 ? (
          points
        ) : (
          <span className="bs-change">
            {points}→<strong>{points + change}</strong>
          </span>
        )}
        <SeatStatus info={info} clock={asked ? clock : undefined} />
        <span className="vh">
          {[
            ...(note ? [note] : []),
            ...(turn ? [words.seat.turn] : []),
            words.seat.points(points),
            words.seat.tokens(tokens),
            words.seat.pawns(inHand),
          ].join(', ')}
        </span>
      </SeatCard>
      <div className="bs-have" aria-hidden="true">
        {Array.from({ length: tokensFor(view.players) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens lie in a row and are turned from the right.
          <Token key={index} spent={index >= tokens} />
        ))}
        {Array.from({ length: inHand }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pawns in hand are alike.
          <svg key={`pawn ${index}`} className="bs-held" viewBox="-22 -62 48 72" aria-hidden="true">
            <PawnFigure seat={seat} />
          </svg>
        ))}
      </div>
    </li>
  );
}
