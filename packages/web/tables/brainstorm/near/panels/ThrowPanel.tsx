import { sideOf, stretchOf } from '@izvilina/games/brainstorm/geometry/seats.ts';
import { SIZE_OF } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { GRIPS, STYLES } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { STYLE_LIMITS } from '@izvilina/jobs/brainstorm/launch.ts';
import { useId, useState } from 'react';
import type { Brainstorm } from '../../brainstorm.ts';
import { type Aim, withForce, withGrip, withHeight, withPitch, withStyle, withYaw } from '../../controls/aim.ts';
import type { Controls } from '../../controls/controls.ts';
import { usePhoneHand } from '../../phone/usePhoneHand.ts';
import { PLAYING_WORDS } from '../../words/playing.ts';
import { DieIcon } from '../icons/DieIcon.tsx';
import { GripIcon } from '../icons/GripIcon.tsx';
import { Slider } from './Slider.tsx';

const FINE = 1000;

interface Props {
  readonly game: Brainstorm;
  readonly controls: Controls;
}

/** The throw controls: only the die, because the aim is dragged on the table; everything else on demand. */
export function ThrowPanel({ game, controls }: Props) {
  const { act, view } = game;
  const words = PLAYING_WORDS[game.language];
  const left = view.phase === 'throw' ? (view.dice ?? []).filter((die) => !view.thrown.includes(die)) : [];
  return (
    <div className="bs-throw">
      {left.length > 1 && (
        <fieldset className="bs-hand-dice">
          <legend className="vh">{words.inHand}</legend>
          {left.map((die) => (
            <button
              key={die}
              type="button"
              className={die === controls.die ? 'bs-pick sel' : 'bs-pick'}
              aria-pressed={die === controls.die}
              aria-label={`${words.dieNamed(die)}, ${words.size[SIZE_OF[die]]}`}
              onClick={() => act({ type: 'die', die })}
            >
              <DieIcon die={die} />
            </button>
          ))}
        </fieldset>
      )}
      {controls.allGrips && <AllGrips game={game} controls={controls} />}
    </div>
  );
}

/** How the die is held, how high and how steep; and sliders for the values dragged on the table. */
function AllGrips({ game, controls }: Props) {
  const { act, view } = game;
  const words = PLAYING_WORDS[game.language];
  const { aim } = controls;
  const [precise, setPrecise] = useState(false);
  const phone = usePhoneHand(game);
  const panel = useId();
  const change = (next: (aim: Aim) => Aim) => act({ type: 'aim', change: next });
  const { height, pitch } = STYLE_LIMITS[aim.style];
  const [from, to] = view.options.ownSide ? stretchOf(view.table, sideOf(view.players, view.turn)) : [0, 1];
  return (
    <>
      <ul className="bs-cards grips" aria-label={words.styles}>
        {STYLES.map((style) => (
          <li key={style}>
            <button
              type="button"
              className={style === aim.style ? 'bs-card sel' : 'bs-card'}
              aria-pressed={style === aim.style}
              onClick={() => change((now) => withStyle(now, style))}
            >
              <GripIcon style={style} die={controls.die ?? 'black'} />
              <span>{words.style[style]}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="bs-rulers">
        <Slider
          label={words.slider.height}
          text={aim.style === 'slap' ? '—' : words.cm(aim.height)}
          min={Math.max(0, height[0])}
          max={Math.max(1, height[1])}
          step={10}
          value={aim.height}
          disabled={aim.style === 'slap'}
          onChange={(value) => change((now) => withHeight(now, value))}
        />
        <Slider
          label={words.slider.pitch}
          text={words.degrees(aim.pitch)}
          min={pitch[0]}
          max={pitch[1]}
          step={5}
          value={aim.pitch}
          onChange={(value) => change((now) => withPitch(now, value))}
        />
        <div className="bs-flat">
          <fieldset>
            <legend className="vh">{words.grips}</legend>
            {GRIPS.map((grip) => (
              <button
                key={grip}
                type="button"
                className={grip === aim.grip ? 'bs-word sel' : 'bs-word'}
                aria-pressed={grip === aim.grip}
                onClick={() => change((now) => withGrip(now, grip))}
              >
                {words.grip[grip]}
              </button>
            ))}
          </fieldset>
          <button
            type="button"
            className="bs-word more"
            aria-expanded={precise}
            aria-controls={panel}
            onClick={() => setPrecise(!precise)}
          >
            {words.act.precise}
          </button>
        </div>
      </div>
      {precise && (
        <div className="bs-precise" id={panel}>
          <Slider
            label={words.slider.edge}
            text={words.percent(aim.edge)}
            min={Math.ceil(from * FINE)}
            max={Math.floor(to * FINE)}
            step={5}
            value={Math.round(aim.edge * FINE)}
            onChange={(value) => act({ type: 'edge', edge: value / FINE })}
          />
          <Slider
            label={words.slider.yaw}
            text={words.degrees(-aim.yaw)}
            min={-75}
            max={75}
            step={1}
            value={-aim.yaw}
            onChange={(value) => change((now) => withYaw(now, -value))}
          />
          <Slider
            label={words.slider.force}
            text={words.percent(aim.force)}
            min={0}
            max={100}
            step={2}
            value={Math.round(aim.force * 100)}
            onChange={(value) => change((now) => withForce(now, value / 100))}
          />
          {phone && (
            <div className="bs-phone">
              <button
                type="button"
                role="switch"
                aria-checked={phone.on}
                className={phone.on ? 'bs-word sel' : 'bs-word'}
                onClick={() => phone.change(!phone.on)}
              >
                {words.phone.switch}
              </button>
              <small role="status">{words.phone[phone.refused ? 'refused' : 'how']}</small>
            </div>
          )}
          <p className="keys">{words.say.throwKeys}</p>
        </div>
      )}
    </>
  );
}
