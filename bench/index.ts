interface Bench {
  readonly name: string;
  run(): Promise<Record<string, unknown>>;
}

/** Every bench there is, by the name the command line knows. */
export const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  fairness: () => import('./fairness.ts'),
  'rollouts-cow006': () => import('./rollouts-cow006.ts'),
  'rollouts-ingenious': () => import('./rollouts-ingenious.ts'),
  server: () => import('./server.ts'),
  throws: () => import('./throws.ts'),
};
