import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { call } from '#src/lib/client.ts';
import { OPS_LOG_OUT } from '@rendezvous/contract/operators/session/calls';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { LOGOUT } from '@rendezvous/ui/icons/actions/logout';
import { text } from '@rendezvous/ui/layout/text';
import { useOperatorSession } from '#src/lib/operator.ts';
import { useOpsAct } from '#src/lib/use-ops-act.ts';
import { roleName } from '#src/lib/role-name.ts';

/** The operator who is logged in, their role, and the way out. */
export function WhoIsIn({ onLeft }: { onLeft: () => void }) {
  const intl = useIntl();
  const { operator } = useOperatorSession();
  const out = useOpsAct(() => call(OPS_LOG_OUT, {}), { onDone: onLeft });
  return (
    <Place>
      <Words>
        <b>{operator.name}</b>
        <span>{roleName(intl, operator.role)}</span>
      </Words>
      <IconButton
        icon={LOGOUT}
        label={intl.formatMessage({ id: 'action.logOut', defaultMessage: 'Log out' })}
        disabled={out.busy}
        onClick={() => void out.run()}
      />
    </Place>
  );
}

const Place = styled.div`
  grid-area: who;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s2};
  min-width: 0;
  ${media.desktop} {
    padding: ${theme.space.s2} ${theme.space.s1} 0 ${theme.space.s3h};
    border-top: 1px solid ${theme.color.line};
  }
`;

const Words = styled.p`
  ${text.small}
  min-width: 0;
  overflow-wrap: anywhere;
  & > b {
    display: block;
  }
  & > span {
    color: ${theme.color.ink2};
  }
`;
