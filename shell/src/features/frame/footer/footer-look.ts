import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

/** The footer's own ground, dark in both themes; it leaves room for a member's bottom bar below 992 px. */
export const Ground = styled.footer<{ $overTabs: boolean; $flush: boolean }>`
  margin-top: ${({ $flush }) => ($flush ? '0' : theme.space.s8)};
  background: ${theme.color.footer};
  color: ${theme.color.onFooterSoft};
  padding-bottom: calc(
    ${({ $overTabs }) => ($overTabs ? theme.space.s8 : '0px')} + env(safe-area-inset-bottom)
  );
  a {
    color: ${theme.color.onFooter};
    min-width: ${theme.size.target};
    min-height: ${theme.size.target};
    display: inline-flex;
    align-items: center;
    text-decoration: none;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  a:hover {
    text-decoration: underline;
  }
  ${media.desktop} {
    padding-bottom: 0;
  }
`;

/** About, links and company beside one another from 768 px. The installed app shows the links alone, and the way to withdraw. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s6};
  padding-block: ${theme.space.s7} ${theme.space.s6h};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.4fr) minmax(0, 1.3fr);
    gap: ${theme.space.s7};
  }
  ${media.installed} {
    display: block;
    padding-block: ${theme.space.s4};
  }
`;

export const About = styled.div`
  color: ${theme.color.onFooter};
  p {
    max-width: 34ch;
    margin-top: ${theme.space.s2};
    color: ${theme.color.onFooterSoft};
  }
  ${media.installed} {
    & > :not([data-withdraw]) {
      display: none;
    }
  }
`;

/** The withdrawal function: outlined, so that it is no link among others. */
export const Withdraw = styled(Link)`
  && {
    margin-top: ${theme.space.s4h};
    padding-inline: ${theme.space.s4h};
    border: 1px solid currentColor;
    border-radius: ${theme.radius.half};
  }
`;

export const Adults = styled.p`
  && {
    display: flex;
    align-items: center;
    gap: ${theme.space.s3};
    margin-top: ${theme.space.s4h};
    font-size: ${theme.size.small};
  }
  b {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border: 2px solid currentColor;
    border-radius: 50%;
    font-size: ${theme.size.label};
  }
`;

/** Disclaimer, copyright and the terms' version, under a line. */
export const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2} ${theme.space.s5};
  padding-block: ${theme.space.s4h};
  border-top: 1px solid ${theme.color.footerLine};
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  align-items: center;
  & > span {
    margin-right: auto;
  }
  & > p {
    flex-basis: 100%;
    max-width: 110ch;
  }
`;
