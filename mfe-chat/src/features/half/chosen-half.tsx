import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { CLOSE } from '@rendezvous/ui/icons/actions/close';
import { text } from '@rendezvous/ui/layout/text';
import type { ChosenHalfProps } from '#src/lib/halves/half-parts.ts';
import { useHalf } from '#src/lib/halves/use-half.ts';
import { useHalvesOf } from './use-halves-of.ts';

/** The half sentence that is being completed, above the field. One that the member has not is dropped. */
export function ChosenHalf({ profile, field, onFound }: ChosenHalfProps) {
  const intl = useIntl();
  const [prompt, choose] = useHalf();
  const halves = useHalvesOf(profile);
  const half = halves?.find((one) => one.prompt === prompt);
  const isKnown = halves !== undefined;
  const announce = useEffectEvent(() => {
    if (!half) return choose(null);
    onFound(half);
    field.current?.focus();
  });
  useEffect(() => {
    if (isKnown) announce();
  }, [isKnown, half?.prompt, half?.language, half?.text]);
  if (!half) return null;
  return (
    <Chosen>
      <p lang={half.language}>
        <small>{half.beginning}</small> {half.text}
      </p>
      <IconButton
        icon={CLOSE}
        label={intl.formatMessage({ id: 'half.drop', defaultMessage: 'Write without this half' })}
        onClick={() => {
          choose(null);
          // The button goes with the half.
          field.current?.focus();
        }}
      />
    </Chosen>
  );
}

const Chosen = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s2};
  margin-bottom: ${theme.space.s2};
  padding: ${theme.space.s2} ${theme.space.s2} ${theme.space.s2} ${theme.space.s5};
  border-radius: ${theme.curve.c36} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c36};
  background: ${theme.color.surface2};
  line-height: ${theme.line.label};
  overflow-wrap: anywhere;
  & small {
    display: block;
    ${text.small}
    color: ${theme.color.ink2};
  }
`;
