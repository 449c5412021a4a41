import { useIntl } from 'react-intl';
import { late } from '@rendezvous/remote/late';
import { useShell } from '@rendezvous/remote/react/hooks';

const refusals = late(() => import(/* webpackChunkName: "first-press" */ './show-refusal.ts'));

/** Shows a refusal as a toast; its words come with the first press. */
export function useRefusal(): (refusal: unknown) => void {
  const intl = useIntl();
  const shell = useShell();
  async function loadAndShow(refusal: unknown): Promise<void> {
    try {
      const { showRefusal } = await refusals.load();
      showRefusal({ intl, shell }, refusal);
    } catch {
      // Without a connection the words cannot come; what was pressed is back as it was.
    }
  }
  return (refusal) => void loadAndShow(refusal);
}
