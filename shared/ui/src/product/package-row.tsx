import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

const Row = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.seam.button};
  cursor: pointer;
`;

const Radio = styled.input`
  position: absolute;
  opacity: 0;
`;

const Get = styled.span`
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1.5px ${theme.color.line};
  padding: ${theme.space.s2h} ${theme.space.s4h} ${theme.space.s2h} ${theme.space.s5h};
  min-height: 86px;
  display: flex;
  align-items: center;
  gap: ${theme.space.s4};
  border-radius: ${theme.curve.c44} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c44};
  transition:
    background ${theme.motion.base},
    box-shadow ${theme.motion.base};
  label:hover > & {
    box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  }
  input:checked ~ & {
    background: ${theme.color.zestSoft};
    box-shadow: inset 0 0 0 2px ${theme.color.zest};
  }
  input:focus-visible ~ & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  ${media.belowPhone} {
    padding-inline: ${theme.space.s4} ${theme.space.s2h};
    gap: ${theme.space.s2h};
  }
`;

const Pay = styled.span`
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1.5px ${theme.color.line};
  padding: ${theme.space.s2h} ${theme.space.s5h} ${theme.space.s2h} ${theme.space.s4h};
  min-height: 86px;
  width: 172px;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  justify-content: center;
  text-align: right;
  border-radius: ${theme.radius.seam} ${theme.curve.c44} ${theme.curve.c44} ${theme.radius.seam};
  transition:
    background ${theme.motion.base},
    box-shadow ${theme.motion.base};
  label:hover > & {
    box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  }
  input:checked ~ & {
    background: ${theme.color.fig};
    color: ${theme.color.onFig};
    box-shadow: none;
    & s,
    & small {
      color: ${theme.color.figWord};
    }
  }
  & small {
    font-size: ${theme.size.micro};
    line-height: ${theme.line.micro};
    color: ${theme.color.ink3};
  }
  ${media.belowPhone} {
    width: 146px;
    padding-inline: ${theme.space.s2h} ${theme.space.s4h};
  }
`;

const Mark = styled.span`
  width: 24px;
  height: 24px;
  border-radius: 50%;
  flex: none;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 2px ${theme.color.lineStrong};
  input:checked ~ span > & {
    box-shadow: none;
    background: linear-gradient(
      90deg,
      ${theme.color.halfA} 0 11px,
      ${theme.color.surface} 11px 13px,
      ${theme.color.zest} 13px
    );
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

export interface PackageRowProps {
  name: string;
  value: string;
  checked: boolean;
  onSelect: () => void;
  /** Left side: credits. */
  get: ReactNode;
  /** Right side: struck price only when it was really charged, current price, price per message. */
  pay: ReactNode;
}

/** Package as a radio cut in two: credits left, price right. */
export function PackageRow({ name, value, checked, onSelect, get, pay }: PackageRowProps) {
  return (
    <Row>
      <Radio type="radio" name={name} value={value} checked={checked} onChange={onSelect} />
      <Get>
        <Mark />
        <Words>{get}</Words>
      </Get>
      <Pay>{pay}</Pay>
    </Row>
  );
}
