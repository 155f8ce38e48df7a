import { markColour } from '../../pieces/Mark.tsx';
import './chance-line.css';

/** Drawing units; the drawing is stretched to the available room. */
const HEIGHT = 100;
const WIDTH = 1000;

/** Every seat's chances over the game. Two players need only one line; with one it is the position's value. */
export function ChanceLine(props: {
  /** By place on the line, then by seat; shorter than `places` while the analysis is running. */
  readonly chances: readonly (readonly number[])[];
  readonly places: number;
  /** Mistakes, each marked on the line. */
  readonly mistakes: readonly { readonly place: number; readonly seat: number }[];
  readonly label: string;
}) {
  const { chances, places, mistakes } = props;
  const seats = chances[0]?.length ?? 0;
  const shown = seats === 2 ? [0] : Array.from({ length: seats }, (_, seat) => seat);
  const x = (place: number): number => (places < 2 ? 0 : (WIDTH * place) / (places - 1));
  const y = (chance: number): number => HEIGHT * (1 - chance);
  const path = (seat: number): string =>
    chances
      .map((now, place) => `${place === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(now[seat] ?? 0).toFixed(1)}`)
      .join('');
  /** Height of a mark, on a line that is drawn: with two players the second has no line of its own. */
  const top = (place: number, seat: number): number => y(chances[place]?.[shown.includes(seat) ? seat : 0] ?? 0.5);
  const end = x(Math.max(0, chances.length - 1)).toFixed(1);
  return (
    <span className="chance-line">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={props.label}>
        <path className="half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {seats === 2 && chances.length > 1 && (
          <path className="area" d={`M0 ${HEIGHT / 2}${path(0).replace('M', 'L')}L${end} ${HEIGHT / 2}Z`} />
        )}
        {shown.map((seat) => (
          <path key={seat} className="line" d={path(seat)} stroke={markColour(seat)} />
        ))}
      </svg>
      {mistakes.map(({ place, seat }) => (
        <i
          key={`${place} ${seat}`}
          style={{ left: `${x(place) / 10}%`, top: `${top(place, seat)}%`, background: markColour(seat) }}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
