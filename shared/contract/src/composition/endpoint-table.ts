import type { Method } from '#src/kernel/call.ts';
import type { Endpoint } from '#src/kernel/endpoint.ts';
import type { OperatorRight } from '#src/operators/values.ts';
import { FOLDERS } from './endpoint-folders.ts';

/** An endpoint of the table. Its right, if it names one, is in the table of rights. */
type TableEndpoint = Endpoint<Method, string, unknown, unknown, unknown, OperatorRight>;

/** Every endpoint of the API by folder and name. */
export const ENDPOINT_FOLDERS: Readonly<Record<string, Readonly<Record<string, TableEndpoint>>>> = FOLDERS;

type NamesIn<Folders> = { [Folder in keyof Folders]: keyof Folders[Folder] }[keyof Folders];
/** Name of an endpoint, as its `endpoints.ts` exports it. */
export type EndpointName = NamesIn<typeof FOLDERS>;

/** Every endpoint with its name. */
export const ENDPOINTS: readonly (readonly [name: string, endpoint: TableEndpoint])[] = Object.values(
  ENDPOINT_FOLDERS,
).flatMap((folder) => Object.entries(folder));
