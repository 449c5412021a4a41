import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { PENCIL } from '@rendezvous/ui/icons/actions/pencil';
import { text } from '@rendezvous/ui/layout/text';
import { Cells, Open, Stem, Theirs } from './half-cells.ts';

/** Half sentences of a member, each with its open half to write. */
export function HalfOffers({
  halves,
  onChoose,
}: {
  halves: readonly HalfPrompt[];
  onChoose: (prompt: string) => void;
}) {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>
        {intl.formatMessage({ id: 'half.offers', defaultMessage: 'Finish a sentence together' })}
      </Title>
      <List>
        {halves.map((half) => (
          <li key={half.prompt}>
            <Stem id={`${id}-${half.prompt}`} lang={half.language}>
              {half.beginning}
            </Stem>
            <Cells>
              <Theirs id={`${id}-${half.prompt}-half`} lang={half.language} dir="auto">
                {half.text}
              </Theirs>
              <Write
                as="button"
                type="button"
                aria-describedby={`${id}-${half.prompt} ${id}-${half.prompt}-half`}
                onClick={() => onChoose(half.prompt)}
              >
                <Icon of={PENCIL} size="s" />
                {intl.formatMessage({ id: 'half.write', defaultMessage: 'Write the other half' })}
              </Write>
            </Cells>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h2`
  ${text.title}
  margin-bottom: ${theme.space.s2};
`;
const List = styled.ul`
  display: grid;
  gap: ${theme.space.s3};
  & p {
    padding-left: ${theme.space.s5};
  }
`;
const Write = styled(Open)<{ type?: 'button' }>`
  color: ${theme.color.zestText};
  font-weight: ${theme.weight.medium};
  &:hover {
    background: ${theme.color.zestSoft};
    border-color: ${theme.color.zest};
  }
`;
