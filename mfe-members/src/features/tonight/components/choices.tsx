import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { TonightChoice, TonightResponse } from '@rendezvous/contract/resources/tonight/schemas';
import { TONIGHT_ENDS_AT } from '@rendezvous/contract/resources/tonight/values';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { HiddenInput } from '@rendezvous/ui/controls/hidden-input';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHECK } from '@rendezvous/ui/icons/actions/check';
import { text } from '@rendezvous/ui/layout/text';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { useUser } from '@rendezvous/remote/react/hooks';
import { CHOICE_ICONS } from '../choice-icons.ts';
import { useChoiceWords } from '../hooks/use-choice-words.ts';

interface Props {
  ref: Ref<HTMLFieldSetElement>;
  board: TonightResponse;
  mine: TonightChoice | null;
  onChoose: (choice: TonightChoice | null) => void;
}

/** The eight choices as four discs cut in two: a group of radio buttons, each with the number of others. */
export function Choices({ ref, board: { choices }, mine, onChoose }: Props) {
  const intl = useIntl();
  const words = useChoiceWords();
  const user = useUser();
  const isHidden = user !== null && (user.invisible || user.status !== 'active');
  // The clocks of the server and of a traveller show another hour than the member’s own.
  const time = intl.formatTime(Date.UTC(2000, 0, 1, TONIGHT_ENDS_AT), {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (
    <Group ref={ref} aria-describedby="tonight-note">
      <Legend>{intl.formatMessage({ id: 'tonight.choose.title', defaultMessage: 'And you?' })}</Legend>
      <Note id="tonight-note">
        {isHidden
          ? intl.formatMessage({
              id: 'tonight.choose.hidden',
              defaultMessage: 'Members don’t see you at the moment, so nobody sees what you choose.',
            })
          : intl.formatMessage(
              {
                id: 'tonight.choose.note',
                defaultMessage: 'One choice, if you like. Members see it until {time}, then it’s gone.',
              },
              { time },
            )}
      </Note>
      <Discs>
        {choices.map(({ choice, count }) => (
          <Option key={choice}>
            <HiddenInput
              type="radio"
              name="tonight"
              value={choice}
              checked={choice === mine}
              onChange={() => onChoose(choice)}
            />
            <Half>
              <Icon of={choice === mine ? CHECK : CHOICE_ICONS[choice]} size="l" />
              <Name>{words[choice]}</Name>
              {count > 0 && <Count aria-hidden>{intl.formatNumber(count)}</Count>}
              <VisuallyHidden>
                {intl.formatMessage(
                  {
                    id: 'tonight.choose.others',
                    defaultMessage: '{count, plural, =0 {nobody yet} one {# other} other {# others}}',
                  },
                  { count },
                )}
              </VisuallyHidden>
            </Half>
          </Option>
        ))}
      </Discs>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin-top: ${theme.space.s5};
`;

const Legend = styled.legend`
  ${text.title}
`;

const Note = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
`;

/** One row that scrolls sideways on phones, so that people are on the first screen. */
const Discs = styled.div`
  display: grid;
  grid-auto-columns: minmax(132px, max-content);
  grid-auto-flow: column;
  gap: ${theme.space.s2} ${theme.seam.photo};
  margin: ${theme.space.s2} -${theme.space.s4} 0;
  padding: ${theme.space.s1} ${theme.space.s4};
  overflow-x: auto;
  scroll-padding-inline: ${theme.space.s4};
  overscroll-behavior-x: contain;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr) minmax(0, 1fr));
    grid-auto-flow: row;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
  ${media.desktop} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;

/** The label around a radio button: its half. */
const Half = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2};
  height: 100%;
  min-height: 60px;
  padding: ${theme.space.s2} ${theme.space.s3h};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  font-weight: ${theme.weight.strong};
  line-height: 1.2;
  cursor: pointer;
  transition: background ${theme.motion.base} ${theme.motion.std};
  & > svg {
    color: ${theme.color.zestText};
  }
  &:hover {
    background: ${theme.color.surface2};
  }
  input:checked + & {
    background: ${theme.color.fig};
    color: ${theme.color.onFig};
    box-shadow: none;
    & > svg,
    & > span {
      color: inherit;
    }
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  ${media.desktop} {
    flex-direction: column;
    justify-content: center;
    gap: ${theme.space.s1h};
    min-height: 104px;
    padding: ${theme.space.s2h} ${theme.space.s1h};
    text-align: center;
  }
`;

const Option = styled.label`
  position: relative;
  min-width: 0;
  &:nth-child(odd) > span {
    border-radius: ${theme.curve.c52} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c52};
  }
  &:nth-child(even) > span {
    border-radius: ${theme.radius.seam} ${theme.curve.c52} ${theme.curve.c52} ${theme.radius.seam};
  }
  &:nth-child(even):not(:last-child) {
    margin-right: ${theme.space.s2};
  }
  ${media.tablet} {
    &:nth-child(4n) {
      margin-right: 0;
    }
  }
  ${media.desktop} {
    &:nth-child(even):not(:last-child) {
      margin-right: ${theme.space.s2h};
    }
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
  ${media.desktop} {
    flex: none;
    max-width: 100%;
  }
`;

const Count = styled.span`
  ${text.small}
  font-weight: ${theme.weight.regular};
  color: ${theme.color.ink2};
`;
