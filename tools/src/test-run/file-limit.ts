/**
 * Loaded first in each process of `node --test` (`--import`): ends a process that is alive so many seconds after its start, with the
 * handles that block its end. An endless loop is left to the limit of the step.
 */
const SECONDS = Number(process.env.FILE_LIMIT ?? 600);

setTimeout(() => {
  const handles = Object.entries(Object.groupBy(process.getActiveResourcesInfo(), (name) => name));
  const open = handles.map(([name, all = []]) => `${all.length} ${name}`).join(', ');
  console.error(`${process.argv[1]} did not end within ${SECONDS} s. Alive: ${open}`);
  process.exit(1);
}, SECONDS * 1000).unref();
