import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { PENCIL } from '@rendezvous/ui/icons/actions/pencil';
import { leftHalf, openHalf, Pair, rightHalf, Stem } from '#src/lib/half-pair.ts';
import { useOpenedForm } from '#src/lib/account/use-opened-form.ts';
import { HalfForm } from './forms/half-form.tsx';

interface Props {
  half: HalfPrompt;
  index: number;
  onRemoved: () => void;
}

/** One half sentence: the own half, which a press opens for editing, and the half that is missing. */
export function HalfRow({ half: { language, beginning, text: words }, index, onRemoved }: Props) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { isOpen, opener, open, close } = useOpenedForm(form);
  return (
    <li>
      {isOpen ? (
        <HalfForm form={form} index={index} onClose={close} onSaved={close} onRemoved={onRemoved} />
      ) : (
        <>
          <Stem lang={language}>{beginning}</Stem>
          <Halves>
            <Mine
              ref={opener}
              type="button"
              aria-label={intl.formatMessage(
                { id: 'profile.halves.edit', defaultMessage: 'Edit your half: {words}' },
                { words },
              )}
              onClick={open}
            >
              <span lang={language}>{words}</span>
              <Icon of={PENCIL} size="s" />
            </Mine>
            <Theirs>
              {intl.formatMessage({ id: 'profile.halves.theirs', defaultMessage: 'their half' })}
            </Theirs>
          </Halves>
        </>
      )}
    </li>
  );
}

/** The own half has more room than the one that is missing. */
const Halves = styled(Pair)`
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
`;

const Mine = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s2h};
  min-height: 56px;
  padding: ${theme.space.s2h} ${theme.space.s4h};
  ${leftHalf}
  background: ${theme.color.fig};
  color: ${theme.color.onFig};
  line-height: ${theme.line.label};
  text-align: left;

  &:hover {
    background: ${theme.color.figHover};
  }

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Theirs = styled.span`
  display: flex;
  align-items: center;
  padding: ${theme.space.s2h} ${theme.space.s4h};
  ${rightHalf}
  ${openHalf}
  line-height: ${theme.line.label};
`;
