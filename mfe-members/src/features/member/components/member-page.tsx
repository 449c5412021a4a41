import styled from 'styled-components';
import type { MemberResponse } from '@rendezvous/contract/resources/members/schemas';
import { latePart } from '@rendezvous/remote/late-part';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/layout/page';
import { useMemberActions } from '../hooks/use-member-actions.ts';
import { About } from './about.tsx';
import { ActionDock } from './action-dock.tsx';
import { BackLink } from './back-link.tsx';
import { Actions } from './actions.tsx';
import { Facts } from './facts.tsx';
import { FictionalWarning } from './fictional-warning.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { HalfSentences } from './half-sentences.tsx';
import { Interests } from './interests.tsx';
import { Columns, Info, Photos } from './member-columns.tsx';
import { MemberHeader } from './member-header.tsx';
import { Suggestions } from './suggestions.tsx';

/** What the viewer has open with this member, below what the member says: the page is drawn before it is here. */
const OwnHalf = latePart(
  () => import(/* webpackChunkName: "first-press" */ '../halves/own-half.tsx').then((part) => part.OwnHalf),
  { missing: 'insist', afterHydration: true },
);

/** Photos left, everything else right; one column with a dock below 992 px. */
export function MemberPage({ member, relation }: MemberResponse) {
  const actions = useMemberActions(member, relation);
  return (
    <Layout>
      <Columns>
        <Photos>
          <BackLink />
          <Gallery member={member} actions={actions} />
        </Photos>
        <Info>
          <MemberHeader member={member} />
          {member.fictional && <FictionalWarning />}
          <Actions member={member} relation={relation} actions={actions} />
          <About member={member} />
          <HalfSentences
            member={member}
            completed={relation.halves_completed}
            write={!(actions.own || relation.blocked || actions.price.closed) && actions}
          />
          <OwnHalf member={member} relation={relation} />
          <Facts member={member} />
          <Interests member={member} />
        </Info>
      </Columns>
      <Suggestions member={member} />
      <ActionDock member={member} relation={relation} actions={actions} />
    </Layout>
  );
}

const Layout = styled(Wrap)`
  padding-block: ${theme.space.s4} 0;

  ${media.desktop} {
    padding-top: ${theme.space.s5h};
  }
`;
