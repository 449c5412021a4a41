import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace.ts';

/** Messages of the server to the program that runs it. */
export interface ServerMessage {
  /** Reports a sentence about the present step to the waiting person. */
  progress?: string;
  /** The address of the site, once it answers. */
  listening?: string;
  /** Log-ins of the demonstration site, when it has them. */
  accounts?: readonly { email: string; password: string; note: string }[];
  /** Key of the demonstration's operator, made at this start. */
  operatorKey?: string | undefined;
}

interface ServerProgram {
  runServer(report: (message: ServerMessage) => void): Promise<void>;
}

/**
 * Node's options for the server, as in `npm start`: one helper thread instead of four, and half of the usual space for young objects.
 * Together they save 80 MB.
 */
export const SERVER_OPTIONS = ['--v8-pool-size=1', '--max-semi-space-size=8'] as const;

const PROGRAM = join(ROOT, 'api/src/server.ts');

/** Loads the server into this process. It reads the environment when it runs. */
export async function loadServer(): Promise<ServerProgram> {
  return (await import(pathToFileURL(PROGRAM).href)) as ServerProgram;
}
