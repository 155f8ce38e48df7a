import { useOwnWords } from '../i18n/words.ts';
import { Icon, type IconName } from '../pieces/Icon.tsx';
import { Rail } from './Rail.tsx';
import { type Playback, SPEEDS } from './usePlayback.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import './controls.css';
import { WORDS } from './words.ts';

/** The timeline of a replay, with the buttons under it. */
export function Controls(
  props: Pick<Parameters<typeof Rail>[0], 'actors' | 'line'> & {
    readonly playback: Playback;
    /** Null when there is nothing left to play, and while a game is being created. */
    readonly onPlayFrom: (() => void) | null;
    /** Name of the seat that would be played from there. */
    readonly playAs: string;
    /** On a small screen: whether the choice of viewer and speed is unfolded. */
    readonly open: boolean;
    readonly onOpen: () => void;
  },
) {
  const { playback, actors, onPlayFrom } = props;
  const text = useOwnWords(WORDS);
  const last = Math.max(1, actors.length - 1);
  const speed = named(playback.speed);
  useReplayKeys(playback, last);
  return (
    <div className="controls">
      <Rail at={playback.at} actors={actors} line={props.line} onGo={playback.go} />
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
        aria-label={text.speed(speed)}
        title={text.speed(speed)}
        onClick={() => playback.setSpeed(faster(playback.speed))}
      >
        {speed}
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
