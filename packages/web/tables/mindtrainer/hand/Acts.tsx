import { Suspense, useState } from 'react';
import { lazyPart } from '../../../kit/loading/lazyPart.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import type { MindtrainerProps } from '../props.ts';
import type { Mindtrainer } from '../useMindtrainer.ts';
import { answerAdvised } from './advice.ts';
import { shuffledOrder, sortedOrder } from './slots.ts';

const ExchangeSheet = lazyPart(() => import('./ExchangeSheet.tsx'));
const PassSheet = lazyPart(() => import('./PassSheet.tsx'));

/** Buttons for the viewer's turn, or for the answer to a word that waits. */
export function Acts({ game, hint }: { readonly game: Mindtrainer; readonly hint: MindtrainerProps['hint'] }) {
  return game.view.pending && game.send ? <Judging game={game} hint={hint} /> : <Turn game={game} hint={hint} />;
}

function Turn({ game, hint }: { readonly game: Mindtrainer; readonly hint: MindtrainerProps['hint'] }) {
  const { choosing, words, act, placing, draft, lay } = game;
  const [open, setOpen] = useState<'exchange' | 'pass' | null>(null);
  const advised = answerAdvised(hint)?.type;
  const { slots, placed } = choosing;
  const close = () => setOpen(null);
  if (game.view.phase === 'over') return <div className="mt-acts" />;
  return (
    <div className="mt-acts">
      <button
        type="button"
        className="quiet"
        onClick={() => act({ type: 'order', order: shuffledOrder(slots, Math.random) })}
      >
        <ShuffleIcon />
        <span>{words.shuffle}</span>
      </button>
      {placed.length === 0 && (
        <button type="button" className="quiet" onClick={() => act({ type: 'order', order: sortedOrder(slots) })}>
          <SortIcon />
          <span>{words.sort}</span>
        </button>
      )}
      {placing && placed.length === 0 && (
        <>
          <button
            type="button"
            className={advised === 'exchange' ? 'quiet advised' : 'quiet'}
            onClick={() => setOpen('exchange')}
            disabled={game.view.bag === 0}
          >
            <Icon name="swap" />
            <span>{words.exchange}</span>
          </button>
          <button
            type="button"
            className={advised === 'pass' ? 'quiet advised' : 'quiet'}
            onClick={() => setOpen('pass')}
          >
            <Icon name="next" />
            <span>{words.pass}</span>
          </button>
        </>
      )}
      {placed.length > 0 && (
        <>
          <button type="button" className="quiet" onClick={() => act({ type: 'clear' })} aria-keyshortcuts="Escape">
            <Icon name="back" />
            <span>{words.clear}</span>
          </button>
          <button
            type="button"
            className="stamp"
            disabled={lay === null}
            onClick={() => lay?.()}
            aria-keyshortcuts="Enter"
          >
            {draft?.ok ? words.lay(draft.total) : words.layNot}
          </button>
        </>
      )}
      <Suspense>
        {open === 'exchange' && placing && <ExchangeSheet game={game} onClose={close} />}
        {open === 'pass' && placing && <PassSheet game={game} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** MT-R5: the other players' answer to a word, or the vote after a challenge (of two players, the layer votes). */
function Judging({ game, hint }: { readonly game: Mindtrainer; readonly hint: MindtrainerProps['hint'] }) {
  const { view, words, send } = game;
  const own = view.pending?.player === game.seat;
  const votes = view.phase === 'votes';
  const advised = answerAdvised(hint);
  const isAdvised = (yes: boolean): boolean =>
    advised?.type === 'vote' ? advised.valid === yes : advised?.type === (yes ? 'accept' : 'challenge');
  const answer = (yes: boolean) =>
    send?.(votes ? { type: 'vote', valid: yes } : { type: yes ? 'accept' : 'challenge' });
  const [no, yes] = votes
    ? own
      ? [words.withdraw, words.insist]
      : [words.voteNo, words.voteYes]
    : [words.challenge, words.accept];
  return (
    <div className="mt-acts judging">
      <button
        type="button"
        className={isAdvised(false) ? 'stamp plain advised' : 'stamp plain'}
        onClick={() => answer(false)}
      >
        <Icon name="cross" />
        {no}
      </button>
      <button type="button" className={isAdvised(true) ? 'stamp advised' : 'stamp'} onClick={() => answer(true)}>
        <Icon name="check" />
        {yes}
      </button>
    </div>
  );
}

const ShuffleIcon = () => (
  <svg className="ico" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M2 6h4.500l9 10H17v-3.500L22.500 18 17 23v-3.500h-3L5 9.500H2Zm0 10h3l2.500-2.600 2 2.300L6.700 19.500H2ZM14 6h3V2.500L22.500 8 17 13V9.500h-1.500l-2 2.200-2-2.300Z" />
  </svg>
);

const SortIcon = () => (
  <svg className="ico" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M2 3.500h11v3H2Zm0 7h8v3H2Zm0 7h5v3H2ZM16.500 3h3v12h3.500l-5 6-5-6h3.500Z" />
  </svg>
);
