/** Replaces the logger of federation: warnings and errors go to the console with the name of the logger, the rest nowhere. */
export const createLogger = (name) => {
  const ignore = () => undefined;
  const report = (...words) => console.error(name, ...words);
  return { log: ignore, info: ignore, debug: ignore, warn: report, error: report };
};
const own = createLogger('[ Module Federation ]');
const bindLoggerToCompiler = () => undefined;
export {
  bindLoggerToCompiler,
  createLogger as createInfrastructureLogger,
  own as infrastructureLogger,
  own as logger,
};
