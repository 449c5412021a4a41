import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { SUGGEST_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Avatar } from '@rendezvous/ui/product/avatar';
import { text } from '@rendezvous/ui/layout/text';
import { FictionalSign } from '#src/lib/fictional-sign.tsx';
import { RowLink } from '#src/lib/row-link.ts';

const NAMED = 5;

/** Members to begin with, from the suggestions that Tonight uses too. Without any it draws nothing. */
export function People() {
  const intl = useIntl();
  const picture = usePicture();
  const { data } = useEndpoint(SUGGEST_MEMBERS, { limit: NAMED });
  if (!data || data.items.length === 0) return null;
  return (
    <section>
      <Title>{intl.formatMessage({ id: 'empty.people', defaultMessage: 'People to write to' })}</Title>
      <List>
        {data.items.map(({ id, name, age, city, region, fictional, main_image: image }) => (
          <li key={id}>
            <Row to={pathTo('members-id-chat', { id })}>
              <Avatar picture={picture(image)} />
              <span>
                <strong>
                  {intl.formatMessage(
                    { id: 'person.nameAge', defaultMessage: '{name}, {age}' },
                    { name, age },
                  )}
                </strong>
                {fictional && <FictionalSign />}
                <small>{city ?? region}</small>
              </span>
            </Row>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h2`
  padding: ${theme.space.s3} ${theme.space.s4} ${theme.space.s2};
  ${text.title}
`;
const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;
const Row = styled(RowLink)`
  & > span {
    display: flex;
    flex-direction: column;
    align-items: start;
  }
  & strong {
    font-weight: ${theme.weight.strong};
  }
  & small {
    font-size: ${theme.size.micro};
    line-height: ${theme.line.micro};
    color: ${theme.color.ink2};
  }
`;
