import type { Viewer } from '@izvilina/kernel/game.ts';
import { useOwnWords } from '../i18n/words.ts';
import { Icon, type IconName } from '../pieces/Icon.tsx';
import { Mark } from '../pieces/Mark.tsx';
import type { NameOf } from '../tables/module.ts';
import './eyes.css';
import { WORDS } from './words.ts';

/** Through whose eyes the table is seen; `all` is the watcher's view with everybody's hand beside it. */
export type Eyes = Viewer | 'all';

/** The choice of whose eyes: nobody's, all hands (where there are hands), or a seat's. */
export function EyesChoice(props: {
  readonly players: number;
  readonly chosen: Eyes;
  readonly hasHands: boolean;
  readonly nameOf: NameOf;
  readonly onChoose: (eyes: Eyes) => void;
}) {
  const { players, hasHands, nameOf } = props;
  const text = useOwnWords(WORDS);
  const choice = (eyes: Eyes) => ({ on: props.chosen === eyes, onPick: () => props.onChoose(eyes) });
  return (
    <fieldset className="eyes">
      <legend className="vh">{text.eyes}</legend>
      <EyesButton {...choice('watcher')} icon="eye" text={text.side} />
      {hasHands && <EyesButton {...choice('all')} icon="friends" text={text.hands} />}
      {[...Array(players).keys()].map((seat) => (
        <EyesButton key={seat} {...choice(seat)} seat={seat} text={nameOf(seat)} />
      ))}
    </fieldset>
  );
}

/** A seat is shown by its mark, a view of no single seat by an icon. */
function EyesButton(
  props: { readonly on: boolean; readonly text: string; readonly onPick: () => void } & (
    | { readonly seat: number }
    | { readonly icon: IconName }
  ),
) {
  return (
    <button type="button" className={props.on ? 'eye sel' : 'eye'} aria-pressed={props.on} onClick={props.onPick}>
      {'seat' in props ? <Mark seat={props.seat} /> : <Icon name={props.icon} />}
      <span>{props.text}</span>
    </button>
  );
}
