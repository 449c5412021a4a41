import type { ServerStyleSheet } from 'styled-components';

/** Beyond this many compiled classes all are forgotten: values of props can make classes without end. */
const LIMIT = 5_000;
const compiled = new Map<string, string[]>();

/**
 * Copies rules of earlier pages into a page's sheet. styled-components compiles a class once per sheet, and every page has
 * a sheet of its own; a class name is a digest of its rules, so the same name always means the same rules.
 */
export function reuseCompiledStyles(sheet: ServerStyleSheet): ServerStyleSheet {
  const own = sheet.instance;
  const hasName = own.hasNameForId.bind(own);
  const insert = own.insertRules.bind(own);
  own.hasNameForId = (id, name) => {
    if (hasName(id, name)) return true;
    const rules = compiled.get(`${id} ${name}`);
    if (!rules) return false;
    insert(id, name, rules);
    return true;
  };
  own.insertRules = (id, name, rules) => {
    if (compiled.size >= LIMIT) compiled.clear();
    compiled.set(`${id} ${name}`, typeof rules === 'string' ? [rules] : rules);
    insert(id, name, rules);
  };
  return sheet;
}
