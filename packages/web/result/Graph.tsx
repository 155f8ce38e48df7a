import { markColour, markPath } from '../pieces/Mark.tsx';
import type { Series } from '../tables/module.ts';

const LEFT = 46;
const RIGHT = 400;
const FLOOR = 334;
const CEILING = 22;
/** The colours of the marks as pencils, dark enough to read on paper. */
const PENCILS = [
  '#b8341f',
  '#1c5a98',
  '#9a6a00',
  '#176b4a',
  '#6a3a92',
  '#22779c',
  '#b04a72',
  '#5b3720',
  '#24202c',
  '#7a6f58',
] as const;
export const LABEL_GAP = 16;
const LIMIT_IN_SIGHT = 2;
/** With more points than this the marks would hide the lines. */
const ALL_MARKED = 12;
const MARKS = 6;

/** Whether a line has its mark at this point. A long game has few, at different points for each line, and the last. */
export function isMarked(point: number, points: number, seat: number, seats: number): boolean {
  if (points <= ALL_MARKED || point === points - 1) return true;
  const every = Math.ceil(points / MARKS);
  return point % every === Math.floor((seat * every) / seats);
}

/** The axis fits the data. A limit far above all values is left out, because it would flatten the lines. */
export function axisOf({ values, limit }: Series): Axis {
  const most = Math.max(1, ...values.flat());
  const least = Math.min(0, ...values.flat());
  const shown = limit && limit.at <= most * LIMIT_IN_SIGHT ? limit : null;
  const highest = Math.max(most, shown?.at ?? 0);
  const step = stepFor(highest - least);
  return {
    bottom: Math.floor(least / step) * step,
    top: Math.ceil((highest * 1.04) / step) * step,
    step,
    limit: shown,
  };
}

interface Axis {
  /** 0, or below the lowest total. */
  readonly bottom: number;
  readonly top: number;
  /** Between two labels. */
  readonly step: number;
  readonly limit: Series['limit'];
}

/** A pencil graph of totals on squared paper. */
export function Graph(props: {
  readonly series: Series;
  readonly names: readonly string[];
  readonly label: string;
  /** The seat whose line is drawn thicker; null: none. */
  readonly mine: number | null;
}) {
  const { series, names, mine } = props;
  const axis = axisOf(series);
  const { bottom, top, limit } = axis;
  const apart = (RIGHT - LEFT) / Math.max(1, series.labels.length);
  const x = (i: number) => LEFT + (i + 1) * apart;
  const y = (value: number) => FLOOR - ((FLOOR - CEILING) * (value - bottom)) / (top - bottom);
  const zero = y(0);
  const seats = names.map((_, seat) => seat);
  const last = (seat: number) => series.values[seat]?.at(-1) ?? 0;
  const heights = spread(seats.map((seat) => y(last(seat))));
  return (
    <svg className="graph" viewBox="0 0 540 368" role="img" aria-label={props.label}>
      <path
        d={`M${LEFT} 14V${FLOOR}M${LEFT} ${zero}H${RIGHT + 18}M41 20l5-9 5 9M${RIGHT + 10} ${zero - 5}l9 5-9 5`}
        fill="none"
        stroke="#3b3f55"
        strokeWidth="2.1"
        strokeLinecap="round"
      />
      {ticks(axis).map((value) => (
        <text key={value} className="ht" x="36" y={y(value) + 5} textAnchor="end" fill="#33384d" fontSize="13">
          {value}
        </text>
      ))}
      {series.labels.map((label, i) => (
        <text key={label} className="ht" x={x(i)} y={FLOOR + 20} textAnchor="middle" fill="#33384d" fontSize="13">
          {series.labels.length > 5 && i % Math.ceil(series.labels.length / 5) !== 0 && i < series.labels.length - 1
            ? ''
            : label}
        </text>
      ))}
      {limit && <Limit at={y(limit.at)} text={limit.label} />}
      {seats.map((seat) => (
        <Line
          key={seat}
          points={[[LEFT, zero], ...(series.values[seat] ?? []).map((value, i) => [x(i), y(value)] as const)]}
          colour={PENCILS[seat % PENCILS.length] ?? '#24202c'}
          thick={seat === mine}
        />
      ))}
      {seats.flatMap((seat) =>
        (series.values[seat] ?? []).map(
          (value, i, { length }) =>
            isMarked(i, length, seat, seats.length) && (
              <path
                key={`${seat} ${x(i)}`}
                transform={`translate(${x(i) - 6.5} ${y(value) - 6.5}) scale(.65)`}
                d={markPath(seat)}
                fillRule="evenodd"
                fill={markColour(seat)}
                stroke="#1d1a26"
                strokeWidth="1.8"
                strokeLinejoin="round"
              />
            ),
        ),
      )}
      {seats.map((seat) => (
        <path
          key={seat}
          d={`M${RIGHT + 8} ${y(last(seat))}L${RIGHT + 24} ${heights[seat]}`}
          stroke={PENCILS[seat % PENCILS.length]}
          opacity=".6"
        />
      ))}
      {seats.map((seat) => (
        <text key={seat} className="ht" x={RIGHT + 28} y={(heights[seat] ?? 0) + 4.5} fill="#1d1a26" fontSize="14">
          <tspan fontWeight="700">{last(seat)}</tspan> {short(names[seat] ?? '')}
        </text>
      ))}
    </svg>
  );
}

const short = (name: string) => (name.length > 10 ? `${name.slice(0, 9)}…` : name);

function Limit({ at, text }: { readonly at: number; readonly text: string }) {
  return (
    <>
      <path
        d={`M42 ${at}Q141 ${at + 2.8} 238 ${at + 1}Q336 ${at + 2} ${RIGHT + 8} ${at - 1}`}
        stroke="#c2321c"
        strokeWidth="2.6"
        strokeDasharray="9 6"
        fill="none"
      />
      <text className="ht" x="54" y={at - 8} fill="#a82814" fontSize="14" fontWeight="640">
        {text}
      </text>
    </>
  );
}

type Point = readonly [x: number, y: number];

/** A hand-drawn line: each stretch bows a little, and a second, thinner stroke does not quite cover the first. */
function Line(props: { readonly points: readonly Point[]; readonly colour: string; readonly thick: boolean }) {
  const { points, colour, thick } = props;
  const path = (wobble: number) =>
    points
      .map(([x, y], i) => {
        const before = points[i - 1];
        if (!before) return `M${x} ${y.toFixed(1)}`;
        const bow = Math.sin((x + y) * 12.9898 + wobble * 78.233) * 2.4;
        return `Q${((before[0] + x) / 2 + bow).toFixed(1)} ${((before[1] + y) / 2 - bow).toFixed(1)} ${x} ${y.toFixed(1)}`;
      })
      .join('');
  return (
    <g fill="none" stroke={colour} strokeLinecap="round" strokeLinejoin="round">
      <path d={path(1)} strokeWidth={thick ? 3.6 : 2.4} />
      <path d={path(2)} strokeWidth="1" opacity=".45" />
    </g>
  );
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const stepFor = (range: number) => STEPS.find((step) => range / step <= 5) ?? 1000;
const ticks = ({ bottom, top, step }: Axis) =>
  Array.from({ length: (top - bottom) / step + 1 }, (_, i) => bottom + i * step);

/** Pushes labels apart so that none covers another. */
export function spread(heights: readonly number[]): number[] {
  const placed = [...heights];
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  for (let k = 1; k < order.length; k++) {
    const above = placed[order[k - 1] as number] as number;
    const here = order[k] as number;
    placed[here] = Math.max(placed[here] as number, above + LABEL_GAP);
  }
  // Labels pushed below the lower edge are moved back up, together with those they then overlap.
  for (let k = order.length - 1, floor = FLOOR; k >= 0; k--, floor -= LABEL_GAP) {
    const here = order[k] as number;
    placed[here] = Math.min(placed[here] as number, floor);
  }
  return placed;
}
