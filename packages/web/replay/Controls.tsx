import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useOwnWords } from '../i18n/words.ts';
import { Icon, type IconName } from '../pieces/Icon.tsx';
import { Lamp } from '../pieces/Lamp.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { type Playback, SPEEDS } from './usePlayback.ts';
import { WORDS } from './words.ts';

/** The timeline of a replay, with the buttons under it. */
export function Controls(props: {
  readonly playback: Playback;
  /** By moment: the seat that acted, or null when it was no single one. */
  readonly actors: readonly (number | null)[];
  /** Shown above the rail: the chance line. */
  readonly line: ReactNode;
  /** Null when there is nothing left to play, and while a game is being created. */
  readonly onPlayFrom: (() => void) | null;
  /** Name of the seat that would be played from there. */
  readonly playAs: string;
  /** On a small screen: whether the choice of viewer and speed is unfolded. */
  readonly open: boolean;
  readonly onOpen: () => void;
}) {
  const { playback, actors, onPlayFrom } = props;
  const moments = actors.length;
  const text = useOwnWords(WORDS);
  const last = Math.max(1, moments - 1);
  useKeys(playback, last);
  const place = { '--at': playback.at / last } as CSSProperties;
  return (
    <div className="controls">
      <div className="rail" style={place}>
        {props.line}
        <Ticks actors={actors} />
        <span className="marker" aria-hidden="true">
          <Lamp />
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={playback.at}
          aria-label={text.timeline}
          aria-valuetext={text.moment(playback.at, last)}
          onChange={(event) => playback.go(Number(event.target.value))}
        />
      </div>
      <div className="keys">
        <Key icon="first" className="far" text={text.first} onPress={() => playback.go(0)} />
        <Key icon="prev" text={text.prev} onPress={() => playback.step(-1)} />
        <Key
          icon={playback.playing ? 'pause' : 'play'}
          text={playback.playing ? text.pause : text.play}
          className="pl"
          onPress={playback.toggle}
        />
        <Key icon="next" text={text.next} onPress={() => playback.step(1)} />
        <Key icon="last" className="far" text={text.last} onPress={() => playback.go(last)} />
      </div>
      <button
        type="button"
        className="spd"
        aria-label={text.speed(named(playback.speed))}
        title={text.speed(named(playback.speed))}
        onClick={() => playback.setSpeed(faster(playback.speed))}
      >
        {named(playback.speed)}
      </button>
      <button type="button" className="more" aria-expanded={props.open} aria-label={text.more} onClick={props.onOpen}>
        <Icon name="eye" />
      </button>
      <button
        type="button"
        className="stamp play-from"
        title={text.playFromAs(props.playAs)}
        disabled={onPlayFrom === null}
        onClick={() => onPlayFrom?.()}
      >
        {text.playFrom}
      </button>
    </div>
  );
}

const named = (speed: number): string => `${speed === 0.5 ? '½' : speed}×`;

/** The next speed; after the fastest the slowest. */
const faster = (speed: number): number => SPEEDS.find((one) => one > speed) ?? SPEEDS[0];

const AT_MOST = 240;

/** A notch for every moment, with a mark where one seat acted. A very long game gets no notches. */
function Ticks({ actors }: { readonly actors: readonly (number | null)[] }) {
  if (actors.length > AT_MOST) return null;
  return (
    <span className="ticks" aria-hidden="true">
      {actors.map((actor, moment) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its number.
          key={moment}
          style={{ '--x': moment / Math.max(1, actors.length - 1) } as CSSProperties}
        >
          {actor !== null && <Mark seat={actor} />}
        </i>
      ))}
    </span>
  );
}

function Key(props: {
  readonly icon: IconName;
  readonly text: string;
  readonly className?: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={props.className} aria-label={props.text} onClick={props.onPress}>
      <Icon name={props.icon} />
    </button>
  );
}

/** Arrows step, Home and End jump, space plays and pauses. A focused input keeps its own keys. */
function useKeys(playback: Playback, last: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') playback.step(1);
      else if (event.key === 'ArrowLeft') playback.step(-1);
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) playback.toggle();
      else if (event.key === 'Home') playback.go(0);
      else if (event.key === 'End') playback.go(last);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [playback, last]);
}
