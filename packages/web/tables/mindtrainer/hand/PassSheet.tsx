import { Sheet } from '../../../kit/widgets/Sheet.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';

/** Asks for confirmation of a pass, because it may end the game (MT-R3). */
export default function PassSheet({ game, onClose }: { readonly game: Mindtrainer; readonly onClose: () => void }) {
  const { words, view, send, seat } = game;
  const { passes, players, passed, options } = view;
  const how =
    options.passesToEnd === 'any'
      ? words.passHow.any(seat !== null && passed[seat] === true)
      : words.passHow.all(2 * players - passes - 1);
  return (
    <Sheet title={words.passTitle} onClose={onClose}>
      <p className="sub">{how}</p>
      <div className="rowf">
        <button
          type="button"
          className="stamp"
          onClick={() => {
            onClose();
            send?.({ type: 'pass' });
          }}
        >
          {words.passYes}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          {words.passNo}
        </button>
      </div>
    </Sheet>
  );
}
