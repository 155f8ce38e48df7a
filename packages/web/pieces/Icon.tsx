import { GLYPHS, type IconName } from './glyphs.ts';

export type { IconName } from './glyphs.ts';

export function Icon({ name, className = 'ico' }: { readonly name: IconName; readonly className?: string }) {
  const glyph: { fill: string; even?: true; stroke?: string; shift?: string } = GLYPHS[name];
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={glyph.fill} fillRule={glyph.even ? 'evenodd' : undefined} transform={glyph.shift} />
      {glyph.stroke && <path d={glyph.stroke} fill="none" stroke="currentColor" strokeWidth="2.4" />}
    </svg>
  );
}
