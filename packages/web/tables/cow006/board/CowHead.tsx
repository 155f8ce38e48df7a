export const COW_HEAD =
  'M5.2 1.2C3.6.6 2 1.4 1.9 3.2c-.1 1.3.5 2.4 1.5 3C2.1 6 .9 6.3 0 7.1c.7 1.7 2.4 2.8 4.6 2.7.2 2.3 1.1 4.1 2.3 5.4C6.7 18.3 8.8 20 12 20s5.3-1.7 5.1-4.8c1.2-1.3 2.1-3.1 2.3-5.4 2.2.1 3.9-1 4.6-2.7-.9-.8-2.1-1.1-3.4-.9 1-.6 1.6-1.7 1.5-3C22 1.4 20.4.6 18.8 1.2c.5 1.5 0 2.7-1.3 3.3C16 3.7 14.2 3.3 12 3.3s-4 .4-5.5 1.2C5.2 3.9 4.7 2.7 5.2 1.2Z';
export const COW_FACE =
  'M9.65 9.2a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 0 1 2.5 0ZM16.85 9.2a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 0 1 2.5 0ZM9 15.6h1.7v1.5H9zM13.3 15.6H15v1.5h-1.7z';

/** One penalty point. Eyes and nostrils are painted in `hole`, the colour of the surface under the head. */
export function CowHead({
  className = 'cow-head',
  hole = 'var(--cow-hole, #fbf5e6)',
}: {
  readonly className?: string;
  readonly hole?: string;
}) {
  return (
    <svg className={className} viewBox="0 0 24 20" fill="currentColor" aria-hidden="true">
      <path d={COW_HEAD} />
      <path d={COW_FACE} fill={hole} />
    </svg>
  );
}

/** A head in outline: an empty place on a scale. */
export function CowOutline({ className = 'cow-head' }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-1 -1 26 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={COW_HEAD} />
    </svg>
  );
}
