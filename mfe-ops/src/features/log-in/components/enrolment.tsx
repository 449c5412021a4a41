import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsEnrolment } from '@rendezvous/contract/operators/session/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** White modules around a QR code, without which cameras do not find it. */
const QUIET = 4;

/** The secret of a new second factor: as a QR code for a phone's camera, as text for typing. It is shown this once. */
export function Enrolment({ enrolment: { secret, uri, qr } }: { enrolment: OpsEnrolment }) {
  const intl = useIntl();
  const side = qr.size + 2 * QUIET;
  return (
    <Place>
      <Lead>
        {intl.formatMessage({
          id: 'login.enrol.lead',
          defaultMessage:
            'From now on you log in with a second factor. Scan this with an authenticator app; it’s shown only this once.',
        })}
      </Lead>
      <Code
        role="img"
        aria-label={intl.formatMessage({ id: 'login.enrol.qr', defaultMessage: 'QR code with the secret' })}
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      >
        <path d={qr.path} />
      </Code>
      <div>
        <Small>
          <a href={uri}>
            {intl.formatMessage({ id: 'login.enrol.open', defaultMessage: 'Open in an app on this device' })}
          </a>
        </Small>
        <Small>{intl.formatMessage({ id: 'login.enrol.type', defaultMessage: 'Or type it in:' })}</Small>
        <Secret>{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
      </div>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${theme.space.s3};
`;

const Lead = styled.p`
  color: ${theme.color.ink2};
`;

const Code = styled.svg`
  width: 208px;
  height: 208px;
  justify-self: center;
  border-radius: ${theme.radius.r1};
  background: ${theme.color.printPaper};
  fill: ${theme.color.printInk};
  shape-rendering: crispedges;
`;

const Small = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
`;

const Secret = styled.code`
  font-size: ${theme.size.label};
  overflow-wrap: anywhere;
  user-select: all;
`;
