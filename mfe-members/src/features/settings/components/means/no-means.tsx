import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { MissedHalves } from '@rendezvous/ui/feedback/missed-halves';

/** Nothing is stored, and how that changes. */
export function NoMeans() {
  const intl = useIntl();
  return (
    <Box>
      <MissedHalves />
      <div>
        <b>{intl.formatMessage({ id: 'settings.means.none', defaultMessage: 'Nothing is kept' })}</b>
        <Words>
          {intl.formatMessage({
            id: 'settings.means.none.text',
            defaultMessage:
              'When you pay, you can tick that the card or account is kept. Without the tick it isn’t.',
          })}
        </Words>
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s4h};
  margin-top: ${theme.space.s3};
  padding: ${theme.space.s4h};
  border: 2px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.r3};
`;

const Words = styled.p`
  color: ${theme.color.ink2};
`;
