/** A ruler with a knob. */
export function Slider(props: {
  readonly label: string;
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly disabled?: boolean;
  onChange(value: number): void;
}) {
  const { label, text, min, max, step, value, disabled = false, onChange } = props;
  return (
    <label className="bs-ruler">
      <span>{label}</span>
      <output aria-hidden="true">{text}</output>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
