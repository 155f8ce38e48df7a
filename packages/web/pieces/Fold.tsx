/** The brand mark: one fold that never crosses itself. */
export const FOLD_PATH =
  'M4.5 31V15.5a6 6 0 0 1 12 0v6a5.25 5.25 0 0 0 10.5 0V11a6.25 6.25 0 0 1 12.5 0c0 5-4 5.5-4 10.5s8 4 8 9.5';

export function Fold({ className = 'fold' }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 36" aria-hidden="true">
      <path
        d={FOLD_PATH}
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
