/** Cut-paper glyphs in a 24 × 24 box: `fill` is a shape (`even`: by the even-odd rule), `stroke` a line. */
interface Glyph {
  readonly fill: string;
  readonly even?: true;
  readonly stroke?: string;
  readonly shift?: string;
}

export const GLYPHS = {
  play: {
    fill: 'M6 3.2v17.6L21 12Z',
  },
  friends: {
    fill: 'M8 4a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 8 4Zm9 1.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM1 20c0-4.3 2.9-7 7-7s7 2.7 7 7Zm15.6 0c0-2.7-.8-5-2.2-6.6A7 7 0 0 1 17 13c3.5 0 6 2.3 6 6v1Z',
  },
  screen: {
    fill: 'M4 2.5h16v19H4Zm2.6 2.6v5.3h10.8V5.1Zm0 8.5v5.3h10.8v-5.3Z',
    even: true,
  },
  rules: {
    fill: 'M2 4c3.5-1 6.8-.6 9 1.4V21c-2.2-1.7-5.5-2-9-1.2Zm20 0c-3.5-1-6.8-.6-9 1.4V21c2.2-1.7 5.5-2 9-1.2Z',
  },
  hint: {
    fill: 'M12 1.5a7.3 7.3 0 0 0-4 13.4V17h8v-2.1a7.3 7.3 0 0 0-4-13.4ZM8.6 18.7h6.8v1.6l-1.4 2.2h-4l-1.4-2.2Z',
  },
  sound: {
    fill: 'M2 8.5h4L12 3v18l-6-5.5H2Z',
    stroke: 'M15 8.2c1.5 2.3 1.5 5.3 0 7.6M18 5.5c3 4 3 9 0 13',
  },
  leave: {
    fill: 'M4 2h10v5h-2.6V4.6H6.6v14.8h4.8V17H14v5H4ZM15.5 7 21.5 12l-6 5v-3.6H9v-2.8h6.5Z',
    even: true,
  },
  menu: {
    fill: 'M3 5h18v3H3Zm0 5.7h12v3H3ZM3 16.4h18v3H3Z',
  },
  back: {
    fill: 'M14.5 3 5 12l9.5 9v-6H21V9h-6.5Z',
  },
  log: {
    fill: 'm5 8 7 8 7-8Z',
  },
  gear: {
    fill: 'M10 1.5h4l.6 3 2 .9 2.6-1.7 2.8 2.8-1.7 2.6.9 2 2.8.6v3.6l-3 .6-.8 2 1.7 2.6-2.8 2.8-2.6-1.7-2 .8-.6 3h-3.7l-.7-3-2-.8-2.6 1.7L2 21.2l1.8-2.7-.9-2-3-.6v-3.7l3-.6.9-2L2 6.9l2.8-2.8 2.6 1.7 2-.9Zm2 6.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
    even: true,
    shift: 'translate(.4 -.6) scale(.96)',
  },
  moon: {
    fill: 'M14.5 2.5a9.8 9.8 0 1 0 7 12.8 8 8 0 0 1-7-12.8Z',
  },
  check: {
    fill: 'm2.5 12.5 3-3 4.3 4.2L18.7 4l3 2.8L10 19.8Z',
  },
  link: {
    fill: 'M9.2 14.8 7 17a3 3 0 0 1-4.2-4.2l3.6-3.6a3 3 0 0 1 4.6.4l1.9-1.9a5.6 5.6 0 0 0-8.4-.4L.9 10.9A5.6 5.6 0 0 0 8.9 18.9l2.2-2.2Zm5.6-5.6L17 7a3 3 0 0 1 4.2 4.2l-3.6 3.6a3 3 0 0 1-4.6-.4l-1.9 1.9a5.6 5.6 0 0 0 8.4.4l3.6-3.6A5.6 5.6 0 0 0 15.1 5.1l-2.2 2.2Z',
  },
  share: {
    fill: 'M12 1 18 7.5h-4V15h-4V7.5H6ZM3 11h4v8h10v-8h4v12H3Z',
  },
  bot: {
    fill: 'M11 1h2v3h7v15H4V4h7Zm-3.5 7v4h3V8Zm6 0v4h3V8ZM8 15v2h8v-2ZM1 9h2v6H1Zm20 0h2v6h-2ZM7 20h10v3H7Z',
    even: true,
  },
  chair: {
    fill: 'M5 1h3v9h8V1h3v22h-3v-7H8v7H5Z',
  },
  clock: {
    fill: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm-1.4 2.5h2.8v5l3.6 2.6-1.6 2.2-4.8-3.5Z',
    even: true,
  },
  again: {
    fill: 'M12 2.5a9.5 9.5 0 1 0 9.4 11h-3.6a6 6 0 1 1-1.6-5.7L13 11h9V2l-3.2 3.2A9.5 9.5 0 0 0 12 2.5Z',
  },
  save: {
    fill: 'M10 1h4v9h4.5L12 17 5.5 10H10ZM3 14h3.5v5h11v-5H21v9H3Z',
  },
  seal: {
    fill: 'M12 0.5L14.07 2.93L16.99 1.64L17.8 4.73L20.99 4.83L20.38 7.96L23.21 9.44L21.3 12L23.21 14.56L20.38 16.04L20.99 19.17L17.8 19.27L16.99 22.36L14.07 21.07L12 23.5L9.93 21.07L7.01 22.36L6.2 19.27L3.01 19.17L3.62 16.04L0.79 14.56L2.7 12L0.79 9.44L3.62 7.96L3.01 4.83L6.2 4.73L7.01 1.64L9.93 2.93ZM6.5 12l2-2 2.6 2.5 4.7-5.1 2 1.9-6.6 7.2Z',
    even: true,
  },
  first: {
    fill: 'M3 3h3.5v18H3Zm18 0v18L8 12Z',
  },
  last: {
    fill: 'M17.5 3H21v18h-3.5ZM3 3l13 9L3 21Z',
  },
  prev: {
    fill: 'M19 3v18L5 12Z',
  },
  next: {
    fill: 'm5 3 14 9L5 21Z',
  },
  pause: {
    fill: 'M5 3h5v18H5Zm9 0h5v18h-5Z',
  },
  eye: {
    fill: 'M12 4.5C6.5 4.5 2.5 8 .5 12c2 4 6 7.5 11.5 7.5s9.5-3.5 11.5-7.5c-2-4-6-7.5-11.5-7.5Zm0 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
    even: true,
  },
  cross: {
    fill: 'm4.5 1.5-3 3L9 12l-7.5 7.5 3 3L12 15l7.5 7.5 3-3L15 12l7.5-7.5-3-3L12 9Z',
  },
  off: {
    fill: 'm3.5 1.5-2 2 4 4A14 14 0 0 0 1 10l2.5 2.7a10.5 10.5 0 0 1 5-2.6l3 3a7 7 0 0 0-4 1.9L12 20l2-2.2 5.5 5.5 2-2ZM12 6c-.7 0-1.4 0-2 .1l3.5 3.5c2.6.3 5 1.4 7 3.1L23 10c-3-2.6-6.8-4-11-4Z',
  },
  plus: {
    fill: 'M9.8 2h4.4v7.8H22v4.4h-7.8V22H9.8v-7.8H2V9.8h7.8Z',
  },
  enter: {
    fill: 'M20 2H10v5h2.6V4.6h4.8v14.8h-4.8V17H10v5h10ZM8.5 7l6 5-6 5v-3.6H2v-2.8h6.5Z',
  },
  mute: {
    fill: 'M2 8.5h4L12 3v18l-6-5.5H2Z',
    stroke: 'm15.5 8.5 6.5 7m0-7-6.5 7',
  },
  sun: {
    fill: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
    stroke:
      'M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5',
  },
  swap: {
    fill: 'M7 3 1.5 8.5 7 14v-3.7h13V6.7H7Zm10 7v3.7H4v3.6h13V21l5.5-5.5Z',
  },
} as const satisfies Record<string, Glyph>;

export type IconName = keyof typeof GLYPHS;
