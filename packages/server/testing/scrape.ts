/** A server's current metrics, by name. */
export async function scrape(base: string): Promise<(name: string) => number> {
  const lines = (await (await fetch(`${base}/metrics`)).text()).split('\n');
  return (name) => {
    const line = lines.find((it) => it.startsWith(`${name} `));
    if (line === undefined) throw new Error(`no metric ${name}`);
    return Number(line.slice(name.length));
  };
}
