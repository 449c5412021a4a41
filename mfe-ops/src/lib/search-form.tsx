import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

/** One field and its button, side by side where there is room. */
export const SearchForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space.s3};
  margin-bottom: ${theme.space.s4h};
  & > div {
    flex: 1 1 280px;
  }
  ${media.tablet} {
    & > button {
      margin-top: ${theme.space.s5h};
    }
  }
`;
