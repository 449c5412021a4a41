import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { FictionalNote } from '@rendezvous/ui/product/fictional-note';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';

/** Warning above the actions of a fictional profile, with the price of writing. Never dismissible. */
export function FictionalWarning() {
  const intl = useIntl();
  const { singular, warning, icon, contact } = useFictionalWords();
  return (
    <Space>
      <FictionalNote title={singular} icon={icon}>
        {warning}{' '}
        {intl.formatMessage(
          {
            id: 'member.fictional.cost',
            defaultMessage:
              '{contact, select, free {Writing here is free: nobody promised an answer.} none {You can’t write to this profile.} other {Messages cost the same as everywhere.}}',
          },
          { contact },
        )}{' '}
        <Link to={pathTo('pages-faq')}>
          {intl.formatMessage({ id: 'member.fictional.more', defaultMessage: 'Read more' })}
        </Link>
      </FictionalNote>
    </Space>
  );
}

const Space = styled.div`
  margin-top: ${theme.space.s4};
`;
