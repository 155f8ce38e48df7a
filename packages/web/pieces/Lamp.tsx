/** The turn lamp. When lit it has a cone of light, so that it does not depend on colour alone. */
export function Lamp({ on = true }: { readonly on?: boolean }) {
  return (
    <svg className={on ? 'lamp on' : 'lamp'} viewBox={on ? '0 0 24 27' : '0 0 24 22'} aria-hidden="true">
      {on && <path className="cone" d="M4.5 13.5h15L25 27H-1Z" />}
      <path d="M11 0h2v5h-2z" fill="currentColor" />
      <path d="M8.5 4.5h7L21 13.5H3Z" fill="currentColor" />
      <path className="bulb" d="M7 14.3h10a5 5 0 0 1-10 0Z" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}

/** The large lamp over the shelf: the switch between the light and the dark theme. */
export function Pendant() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true">
      <path d="M58 0h4v42h-4z" fill="var(--cord)" />
      <path d="M48 40h24l6 8H42Z" fill="var(--cord)" />
      <path d="M40 47h40l28 33H12Z" fill="var(--shade)" />
      <path d="M40 47h14L34 80H12Z" fill="#fff" opacity=".13" />
      <path d="M12 80h96l1.5 4h-99Z" fill="#000" opacity=".35" />
      <path d="M42 84h36c0 9-8 12-18 12s-18-3-18-12Z" fill="var(--bulb)" />
    </svg>
  );
}
