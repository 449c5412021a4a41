import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Row, Wrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useScreenTitle } from './use-screen-title.ts';

const Room = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s5};
  padding-block: ${theme.space.s5} ${theme.space.s7};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: ${theme.space.s7};
    min-height: calc(100vh - ${theme.size.bar});
  }
`;

/** Half of one face and half of another that miss each other. */
const Missed = styled.div`
  display: flex;
  gap: 22%;
  padding-block: 9%;
  max-width: 300px;
  margin-inline: auto;
  overflow: clip;
  ${media.tablet} {
    max-width: none;
    width: 100%;
  }
  img {
    flex: 1;
    min-width: 0;
    height: auto;
    transform: translateY(-9%);
    border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
  }
  img + img {
    transform: translateY(9%);
    border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
  }
`;

const Words = styled.div`
  b {
    color: ${theme.color.ink2};
    font-size: ${theme.size.label};
  }
  h1 {
    ${text.d3}
    text-wrap: balance;
  }
  p {
    margin-block: ${theme.space.s3} ${theme.space.s5};
    ${text.lead}
    color: ${theme.color.ink2};
  }
`;

/** No such page (spec §2 Unknown pages). */
export function NotFoundPage() {
  const title = useIntl().formatMessage({
    id: 'frame.notFound.title',
    defaultMessage: 'This page could not be found',
  });
  useScreenTitle(title);
  return (
    <Room>
      <Missed aria-hidden="true">
        <img src="/img/half-luca-l.svg" alt="" width={270} height={540} />
        <img src="/img/half-hugo-r.svg" alt="" width={270} height={540} />
      </Missed>
      <Words>
        <b>
          <FormattedMessage
            id="frame.error.title"
            defaultMessage="Error {status}"
            values={{ status: '404' }}
          />
        </b>
        <h1>{title}</h1>
        <p>
          <FormattedMessage id="frame.notFound.text" defaultMessage="Right people, wrong address." />
        </p>
        <Row $wrap>
          <ButtonLink to="/">
            <FormattedMessage id="frame.notFound.home" defaultMessage="Back to home" />
          </ButtonLink>
          <ButtonLink to={pathTo('pages-service')} tone="outline">
            <FormattedMessage id="frame.notFound.support" defaultMessage="Contact support" />
          </ButtonLink>
        </Row>
      </Words>
    </Room>
  );
}
