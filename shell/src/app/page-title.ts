import type { IntlShape } from 'react-intl';
import { titleOf } from '@rendezvous/rules/page-title';
import type { RouteMatch } from '@rendezvous/contract/kernel/routes';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { Naming } from '#src/kernel/frame/frame.ts';

/** Title of a page: what its screen named itself and the site's name; the home page has its own from the settings. */
export function pageTitle(
  intl: IntlShape,
  settings: Settings,
  match: RouteMatch | null,
  named: Naming | null,
): string {
  if (!match)
    return titleOf(
      intl.formatMessage({ id: 'frame.notFound.title', defaultMessage: 'This page could not be found' }),
      settings.name,
    );
  if (match.route.waiting)
    return titleOf(
      intl.formatMessage({ id: 'frame.notYet.title', defaultMessage: 'Not here yet' }),
      settings.name,
    );
  if (named?.title) return titleOf(named.title, settings.name);
  return match.route.name === 'index' ? settings.index_title : settings.name;
}
