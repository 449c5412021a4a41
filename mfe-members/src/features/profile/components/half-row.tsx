import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { HalfPrompt } from '@rendezvous/contract/half-prompts';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/icon';
import { PENCIL } from '@rendezvous/ui/icons/pencil';
import { text } from '@rendezvous/ui/text';
import { useOpenedForm } from '#src/lib/account/use-opened-form.ts';
import { HalfForm } from './half-form.tsx';

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
          <Beginning lang={language}>{beginning}</Beginning>
          <Pair>
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
          </Pair>
        </>
      )}
    </li>
  );
}

const Beginning = styled.p`
  ${text.small}
  margin-bottom: ${theme.space.s1};
  padding-left: ${theme.space.s4h};
  color: ${theme.color.ink2};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  gap: ${theme.seam.photo};
`;

const Mine = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s2h};
  min-height: 56px;
  padding: ${theme.space.s2h} ${theme.space.s4h};
  border-radius: 28px ${theme.radius.seam} ${theme.radius.seam} 28px;
  background: ${theme.color.fig};
  color: ${theme.color.onFig};
  line-height: 22px;
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
  border: 2px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.seam} 28px 28px ${theme.radius.seam};
  color: ${theme.color.ink2};
  line-height: 22px;
`;
