import type { Brainstorm } from '../../brainstorm.ts';
import type { Controls } from '../../controls/controls.ts';
import { PLAYING_WORDS } from '../../words/playing.ts';
import { Slider } from './Slider.tsx';

const STEP = 5;

/** BS-24: the burner at any angle round the die. */
export function BurnPanel({ game, controls }: { readonly game: Brainstorm; readonly controls: Controls }) {
  const { act } = game;
  const words = PLAYING_WORDS[game.language];
  return (
    <div className="bs-burnpanel">
      <button
        type="button"
        className="bs-card"
        aria-label={words.act.left}
        onClick={() => act({ type: 'burn', by: 3 * STEP })}
      >
        ↺
      </button>
      <Slider
        label={words.slider.burn}
        text={words.degrees(controls.burn)}
        min={0}
        max={355}
        step={STEP}
        value={controls.burn}
        onChange={(value) => act({ type: 'burn', by: value - controls.burn })}
      />
      <button
        type="button"
        className="bs-card"
        aria-label={words.act.right}
        onClick={() => act({ type: 'burn', by: -3 * STEP })}
      >
        ↻
      </button>
    </div>
  );
}
