/** The cow dressed as a secret agent: centred at 0, about 200 units wide. */
export function SpyCow({ transform }: { readonly transform?: string | undefined }) {
  return (
    <g transform={transform}>
      <path
        d="M-44 -44C-66 -46 -76 -62 -70 -82c10 12 24 16 40 14ZM44 -44C66 -46 76 -62 70 -82c-10 12 -24 16 -40 14Z"
        fill="#e9c98c"
        stroke="#1d1a26"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M-46 -22C-66 -38 -92 -34 -98 -22c6 16 34 24 52 16ZM46 -22C66 -38 92 -34 98 -22c-6 16 -34 24 -52 16Z"
        fill="#1d1a26"
      />
      <path
        d="M-84 -20c10 -6 24 -4 34 6 -12 4 -26 4 -34 -6ZM84 -20c-10 -6 -24 -4 -34 6 12 4 26 4 34 -6Z"
        fill="#f2a59a"
      />
      <path
        d="M-48 -46C-30 -58 30 -58 48 -46 56 -20 50 14 40 36 36 64 24 80 0 80S-36 64 -40 36C-50 14 -56 -20 -48 -46Z"
        fill="#f6ead2"
      />
      <path
        d="M-48 -46C-34 -54 -14 -56 -2 -55 2 -30 -8 -4 -26 8 -36 14 -44 12 -48 8 -52 -12 -54 -30 -48 -46Z"
        fill="#1d1a26"
      />
      <path d="M-41 40C-40 22 -20 20 0 20s40 2 41 20C44 66 28 82 0 82S-44 66 -41 40Z" fill="#f2a59a" />
      <path d="M-24 42c0 -8 12 -8 12 0s-12 10 -12 0ZM24 42c0 -8 -12 -8 -12 0s12 10 12 0Z" fill="#1d1a26" />
      <path d="M-20 64q20 10 40 0" fill="none" stroke="#1d1a26" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M-62 -22H62V-12H54C54 8 42 14 30 14S8 8 6 -10H-6C-8 8 -18 14 -30 14S-54 8 -54 -12H-62Z" fill="#0f0d14" />
      <path d="M-44 -12h12l-12 14c-3 -4 -3 -9 0 -14ZM16 -12h12L17 3c-3 -5 -3 -10 -1 -15Z" fill="#f6ead2" opacity=".9" />
      <path
        d="M-40 -52C-38 -84 -30 -96 -16 -94 -8 -93 -6 -88 0 -88S8 -93 16 -94C30 -96 38 -84 40 -52 20 -44 -20 -44 -40 -52Z"
        fill="#1d1a26"
      />
      <path d="M-41 -62C-20 -54 20 -54 41 -62V-50C20 -42 -20 -42 -41 -50Z" fill="#d9442c" />
      <path
        d="M-78 -50C-56 -44 -40 -52 0 -48 40 -52 56 -44 78 -50 66 -34 34 -36 0 -36S-66 -34 -78 -50Z"
        fill="#1d1a26"
      />
    </g>
  );
}
