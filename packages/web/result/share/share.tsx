import type { View } from '@izvilina/kernel/game.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../i18n/words.ts';
import { saveBlob } from '../../kit/device/saveFile.ts';
import { boxOf } from '../../tables/boxes.ts';
import type { ResultStory, TableModule } from '../../tables/module.ts';
import { seatsByPlace } from '../seats-by-place.ts';
import { pngOf } from './png.ts';
import { HEIGHT, ResultImage, WIDTH } from './ResultImage.tsx';
import { selfContained } from './selfContained.ts';

interface Shared {
  /** The site's name. */
  readonly site: string;
  readonly game: string;
  readonly module: TableModule;
  /** The view of a finished game. */
  readonly view: View;
  readonly story: ResultStory;
  /** Names by seat. */
  readonly names: readonly string[];
  readonly language: Language;
}

/** Shares a picture of the result through the device's share dialog, or saves it. Returns which of them happened. */
export async function shareResultImage(shared: Shared): Promise<'shared' | 'saved' | 'not wanted'> {
  const png = await pngOf(await drawingOf(shared), WIDTH, HEIGHT);
  const file = new File([png], `${shared.game}-izvilina.png`, { type: png.type });
  if (navigator.canShare?.({ files: [file] }))
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'not wanted';
      // Too long after the tap, or no share target: the picture is saved instead.
    }
  saveBlob(file.name, file);
  return 'saved';
}

async function drawingOf({ site, game, module, view, story, names, language }: Shared): Promise<string> {
  const { default: Final } = await module.Final();
  const { places = null, scores = [] } = view.result ?? {};
  const standings = seatsByPlace(places, names.length).map((seat) => ({
    seat,
    place: places?.[seat] ?? null,
    name: names[seat] ?? '',
    score: scores[seat] ?? 0,
    title: story.notes[seat]?.title ?? null,
  }));
  return svgText(
    game,
    <ResultImage
      game={boxOf(game)?.title[language] ?? ''}
      headline={story.headline}
      site={site}
      standings={standings}
      LoserAward={module.LoserAward}
    >
      <Final view={view} />
    </ResultImage>,
  );
}

/** Renders the picture into a hidden element of the page with the game's colours, so that it has computed styles. */
function svgText(game: string, picture: ReactNode): string {
  const host = document.createElement('div');
  host.className = `table ${game}`;
  host.style.display = 'none';
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(picture));
    const svg = host.querySelector('svg');
    if (!svg) throw new Error('nothing was drawn');
    return selfContained(svg);
  } finally {
    root.unmount();
    host.remove();
  }
}
