import { readFile } from 'node:fs/promises';
import { Failure } from '../command.ts';

export async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error) => {
    throw new Failure(`cannot read ${path}: ${error.code ?? error.message}`);
  });
}

export async function readJson(path: string): Promise<unknown> {
  const text = await readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${path} is not JSON`);
  }
}
