import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MemberResponse } from '@rendezvous/contract/members';
import { useMemberActions } from '../hooks/use-member-actions.ts';
import { About } from './about.tsx';
import { ActionDock } from './action-dock.tsx';
import { Actions } from './actions.tsx';
import { Facts } from './facts.tsx';
import { FictionalWarning } from './fictional-warning.tsx';
import { Gallery } from './gallery.tsx';
import { Interests } from './interests.tsx';
import { MemberHeader } from './member-header.tsx';
import { Suggestions } from './suggestions.tsx';

/** Photos on the left, everything else on the right; below 992 px one column and the actions in a dock. */
export function MemberPage({ member, relation }: MemberResponse) {
  const actions = useMemberActions(member, relation);
  return (
    <Layout>
      <Photos>
        <Gallery member={member} />
      </Photos>
      <div>
        <MemberHeader member={member} />
        {member.fictional && <FictionalWarning />}
        <Actions member={member} relation={relation} actions={actions} />
        <About member={member} />
        <Facts member={member} />
        <Interests member={member} />
      </div>
      <Suggestions member={member} />
      <ActionDock member={member} relation={relation} actions={actions} />
    </Layout>
  );
}
