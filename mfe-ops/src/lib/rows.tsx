import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** A list of rows in one card. */
export const Rows = styled.ul`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
  overflow: hidden;
  & > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

/** A row that leads to its page. */
export const RowLink = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s1} ${theme.space.s3};
  min-height: 60px;
  padding: ${theme.space.s2h} ${theme.space.s4h};
  color: ${theme.color.ink};
  text-decoration: none;
  &:hover {
    background: ${theme.color.surface2};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** What a row is about, with a second line in smaller type. */
export const RowWords = styled.span`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
  & > b {
    display: block;
    font-weight: ${theme.weight.strong};
  }
  & > span {
    display: block;
    ${text.small}
    color: ${theme.color.ink2};
  }
`;

/** A row without a page of its own. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s2} ${theme.space.s3};
  min-height: 60px;
  padding: ${theme.space.s2h} ${theme.space.s4h};
`;
