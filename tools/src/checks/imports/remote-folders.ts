import { REMOTE_NAMES, ROUTES } from '@rendezvous/contract/kernel/routes';
import type { Finding } from '#src/lib/check.ts';

/** Remotes the route table names without a folder, and folders no route belongs to; `references` are those of tsconfig.json. */
export function remoteFindings(
  folders: readonly string[],
  references: readonly string[],
  owners: readonly string[] = REMOTE_NAMES,
): Finding[] {
  return [
    ...owners
      .filter((owner) => !folders.includes(`mfe-${owner}`))
      .map((owner) => `routes belong to ${owner}, and there is no package mfe-${owner}`),
    ...folders
      .filter((folder) => !owners.some((owner) => folder === `mfe-${owner}`))
      .map((folder) => `${folder} owns no route: give it one in shared/contract/src/kernel/route-table.ts`),
    ...folders
      .filter((folder) => !references.includes(folder))
      .map((folder) => `${folder} is not type-checked: add it to the references of tsconfig.json`),
  ];
}

/** Remotes whose server build and server-rendered routes do not go together; `files` are all committed files. */
export function serverBuildFindings(folders: readonly string[], files: readonly string[]): Finding[] {
  const committed = new Set(files);
  return folders.flatMap((folder) => {
    const renders = ROUTES.some(
      ({ owner, serverRendered, waiting }) => folder === `mfe-${owner}` && serverRendered && !waiting,
    );
    const has = committed.has(`${folder}/src/server.tsx`);
    if (renders && !has) return [`${folder} has server-rendered routes and no src/server.tsx`];
    if (!has || renders) return [];
    return [
      `${folder}/src/server.tsx renders no route: mark one \`serverRendered\` in the route table, or remove the file`,
    ];
  });
}
