import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageTitle, Wrap } from '@rendezvous/ui/layout/page';
import { theme } from '@rendezvous/theme/theme';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useFrameSettings, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { PaperStyle } from '#src/features/pages/cms/paper.tsx';
import { useScreenTitle } from '#src/features/pages/use-screen-title.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintSent } from './complaint-sent.tsx';
import { useComplaint } from './use-complaint.ts';

/** Complaints of members and visitors, answered by a person, with a ticket at once (spec §2 Screens and routes, /complaints). */
export function ComplaintsScreen() {
  const intl = useIntl();
  const user = useFrameUser();
  const { name } = useFrameSettings();
  const complaint = useComplaint(user === null);
  useScreenTitle(
    intl.formatMessage({ id: 'complaints.title', defaultMessage: 'Complaints' }),
    intl.formatMessage(
      {
        id: 'pages.complaints.description',
        defaultMessage:
          'Tell {name} what went wrong. You get a ticket number right away and an answer from a person.',
      },
      { name },
    ),
  );
  return (
    <Room>
      <PaperStyle />
      {complaint.answer ? (
        <ComplaintSent answer={complaint.answer} onAgain={complaint.again} />
      ) : (
        <>
          <header>
            <PageTitle>
              <FormattedMessage id="complaints.title" defaultMessage="Complaints" />
            </PageTitle>
            <Intro>
              <FormattedMessage
                id="pages.complaints.intro"
                defaultMessage="Tell us what went wrong, in your own words. You get a ticket number right away, and a person reads every complaint. <link>See how soon we answer</link>."
                values={{ link: (words) => <Link to={`${pathTo('pages-service')}#response`}>{words}</Link> }}
              />
            </Intro>
          </header>
          <ComplaintForm form={complaint.form} email={user?.email ?? null} />
        </>
      )}
    </Room>
  );
}

const Room = styled(Wrap)`
  display: grid;
  gap: ${theme.space.s6};
  max-width: 40rem;
  padding-block: ${theme.space.s6} 0;
`;

const Intro = styled.p`
  margin-top: ${theme.space.s3};
  color: ${theme.color.ink2};
  line-height: ${theme.line.lead};
`;
