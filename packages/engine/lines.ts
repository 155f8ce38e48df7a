const NEWLINE = 10;

/** Longer lines are skipped without being held in memory. A custom lexicon of all Russian words takes a tenth of it. */
const LONGEST_LINE = 64 * 1024 * 1024;

export type Line = { readonly text: string } | { readonly fault: string };

/**
 * Splits bytes at line feeds only: JSON text may contain the other separators that `readline` splits at. A last line
 * without a line feed counts.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, longest = LONGEST_LINE): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      yield lineOf([...parts, rest.subarray(0, end)], length + end, longest);
      parts = [];
      length = 0;
      rest = rest.subarray(end + 1);
    }
    length += rest.length;
    if (length > longest) parts = [];
    else if (rest.length > 0) parts.push(rest);
  }
  if (length > 0) yield lineOf(parts, length, longest);
}

function lineOf(parts: readonly Uint8Array[], length: number, longest: number): Line {
  if (length > longest) return { fault: `it is longer than ${longest} bytes` };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { fault: 'it is not valid UTF-8' };
  }
}
