/** Every sound is synthesized here from noise and oscillators. */
const SOUNDS = {
  lay: (at) => thud(at, { from: 1800, to: 500, length: 0.07, gain: 0.16 }),
  flip: (at) => thud(at, { from: 3200, to: 1500, length: 0.05, gain: 0.09 }),
  take: (at) => {
    for (let i = 0; i < 4; i++)
      thud(at + i * 0.055, { from: 1500 - i * 180, to: 380, length: 0.08, gain: 0.13 + i * 0.015 });
  },
  turn: (at) => {
    tone(at, 523, 0.16, 0.07);
    tone(at + 0.11, 784, 0.24, 0.06);
  },
  win: (at) => {
    for (const [i, pitch] of [523, 659, 784, 1047].entries()) tone(at + i * 0.11, pitch, 0.32, 0.07);
  },
  genius: (at) => {
    for (const [i, pitch] of [392, 523, 659, 784, 1047, 1319].entries()) tone(at + i * 0.07, pitch, 0.5, 0.06);
    thud(at, { from: 5200, to: 1800, length: 0.35, gain: 0.05 });
  },
  error: (at) => {
    tone(at, 196, 0.14, 0.09);
    tone(at + 0.09, 165, 0.2, 0.09);
  },
  moo: (at) => {
    thud(at, { from: 1800, to: 500, length: 0.07, gain: 0.16 });
    moo(at + 0.05);
  },
  tick: (at) => thud(at, { from: 4200, to: 2600, length: 0.025, gain: 0.07 }),
} satisfies Record<string, (at: number) => void>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function synthesize(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context.currentTime + 0.01);
}

function noise(audio: AudioContext): AudioBuffer {
  hiss ??= ((buffer) => {
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    return buffer;
  })(audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate));
  return hiss;
}

/** Cardboard on felt: filtered noise whose pitch falls as it fades. */
function thud(at: number, shape: { from: number; to: number; length: number; gain: number }): void {
  const audio = context;
  if (!audio) return;
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(shape.from, at);
  filter.frequency.exponentialRampToValueAtTime(shape.to, at + shape.length);
  source.connect(filter).connect(fade(audio, at, shape.length, shape.gain));
  source.start(at, 0, shape.length + 0.05);
}

/** A soft wooden bar: a sine with a quiet fourth harmonic. */
function tone(at: number, pitch: number, length: number, gain: number): void {
  const audio = context;
  if (!audio) return;
  for (const [ratio, share] of [
    [1, 1],
    [4, 0.12],
  ] as const) {
    const bar = audio.createOscillator();
    bar.frequency.value = pitch * ratio;
    bar.connect(fade(audio, at, length / ratio ** 0.4, gain * share));
    bar.start(at);
    bar.stop(at + length + 0.1);
  }
}

/** A cow: a sawtooth whose pitch falls, through a lowpass filter that opens and closes like a mouth. */
function moo(at: number): void {
  const audio = context;
  if (!audio) return;
  const reed = audio.createOscillator();
  reed.type = 'sawtooth';
  reed.frequency.setValueAtTime(150, at);
  reed.frequency.linearRampToValueAtTime(172, at + 0.18);
  reed.frequency.exponentialRampToValueAtTime(108, at + 0.75);
  const mouth = audio.createBiquadFilter();
  mouth.type = 'lowpass';
  mouth.Q.value = 5;
  mouth.frequency.setValueAtTime(260, at);
  mouth.frequency.linearRampToValueAtTime(720, at + 0.22);
  mouth.frequency.exponentialRampToValueAtTime(220, at + 0.75);
  reed.connect(mouth).connect(fade(audio, at, 0.8, 0.09));
  reed.start(at);
  reed.stop(at + 0.9);
}

function fade(audio: AudioContext, at: number, length: number, gain: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + 0.006);
  node.gain.exponentialRampToValueAtTime(0.0001, at + length);
  node.connect(audio.destination);
  return node;
}
