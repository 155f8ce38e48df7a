/** By pace: how much sand is above and below. */
const SAND = {
  calm: 'M7 28.2c1-4 3-5.5 6-5.5s5 1.5 6 5.5Z',
  brisk: 'M7.5 9h11c-1.5 4-4.5 5-5.5 8-1-3-4-4-5.5-8ZM9 28.2c1-2 2-3 4-3s3 1 4 3Z',
  blitz: 'M9.5 12.5h7c-1 2-2.8 3-3.5 5-.7-2-2.5-3-3.5-5ZM7 28.2c1-4 3-5.5 6-5.5s5 1.5 6 5.5Z',
  mail: 'M6.5 6.5h13c-.5 6-5.5 7-6.5 11-1-4-6-5-6.5-11Z',
} as const;

export function Hourglass({ pace }: { readonly pace: keyof typeof SAND }) {
  return (
    <svg viewBox="0 0 26 34" aria-hidden="true">
      <path d="M3 1h20v4H3ZM3 29h20v4H3Z" fill="#8a5a2a" />
      <path
        d="M5 5h16c0 7-5 9-5 12s5 5 5 12H5c0-7 5-9 5-12S5 12 5 5Z"
        fill="#dfeef0"
        stroke="#1d1a26"
        strokeWidth="1.6"
      />
      <path d={SAND[pace]} fill="#d98a2b" />
    </svg>
  );
}
