/** Title of a page as the browser shows it: the screen's name and the site's, unless the former says it already. */
export function titleOf(name: string, site: string): string {
  return name.includes(site) ? name : `${name} · ${site}`;
}
