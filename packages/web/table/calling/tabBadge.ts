import { calledTitle } from './signals.ts';

const SIZE = 64;

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');
let plainIcon: string | null = null;
/** The newest requested call: an icon drawn for an older one is dropped. */
let wanted: string | null = null;

/** Shows the player's turn in the tab's title, its icon and the app's badge; null removes all of them. */
export async function badgeTab(call: string | null): Promise<void> {
  wanted = call;
  document.title = calledTitle(document.title, call);
  if ('setAppBadge' in navigator)
    await (call ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
  const link = icon();
  if (!link) return;
  plainIcon ??= link.href;
  const drawn = call ? await dotted(plainIcon).catch(() => plainIcon) : plainIcon;
  if (wanted === call && drawn) link.href = drawn;
}

/** The same icon with a dot in its corner. */
async function dotted(source: string): Promise<string> {
  const picture = new Image(SIZE, SIZE);
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const brush = canvas.getContext('2d');
  if (!brush) return source;
  brush.drawImage(picture, 0, 0, SIZE, SIZE);
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
  brush.fillStyle = colour('--ink');
  brush.strokeStyle = colour('--paper');
  brush.lineWidth = 5;
  brush.beginPath();
  brush.arc(47, 17, 14, 0, 2 * Math.PI);
  brush.fill();
  brush.stroke();
  return canvas.toDataURL();
}
