import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { readJson, ROOT } from './workspace.ts';

/** Formats a text as `npm run format` does a file of this name. @throws Error when the text is no valid source */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, readJson<FormatConfig>(join(ROOT, '.oxfmtrc.json')));
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
