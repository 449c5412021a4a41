import type { SelectHTMLAttributes } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { control } from './control.tsx';
import { Icon } from '#src/layout/icon.tsx';
import { CHEVRON_DOWN } from '#src/icons/actions/chevron-down.tsx';

const Holder = styled.div`
  position: relative;
`;

const Native = styled.select`
  ${control}
  appearance: none;
  padding-right: ${theme.size.target};
  text-overflow: ellipsis;
`;

const Chevron = styled.span`
  position: absolute;
  right: 14px;
  top: 16px;
  pointer-events: none;
  color: ${theme.color.ink2};
`;

/** The platform's select with our chevron. Use it in a `Field`. */
export function Select(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Holder>
      <Native {...props} />
      <Chevron>
        <Icon of={CHEVRON_DOWN} />
      </Chevron>
    </Holder>
  );
}
