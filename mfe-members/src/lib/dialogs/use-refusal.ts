import { useIntl } from 'react-intl';
import { late } from '@rendezvous/remote/late';
import { useShell } from '@rendezvous/remote/react/hooks';

const refusals = late(() => import(/* webpackChunkName: "first-press" */ './tell-refusal.ts'));

/** Shows a refusal as a toast; its words come with the first press. */
export function useRefusal(): (error: unknown) => void {
  const intl = useIntl();
  const shell = useShell();
  return (error) =>
    void refusals.load().then(
      ({ tellRefusal }) => tellRefusal({ intl, shell }, error),
      // Without a connection the words cannot come; what was pressed is back as it was.
      () => undefined,
    );
}
