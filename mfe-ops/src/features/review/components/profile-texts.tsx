import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsProfile } from '@rendezvous/contract/operators/review/schemas';
import { theme } from '@rendezvous/theme/theme';

/** Texts of a profile: the one about oneself, and the half sentences with their ends. */
export function ProfileTexts({ profile: { about_me, half_prompts } }: { profile: OpsProfile }) {
  const intl = useIntl();
  if (!about_me && half_prompts.length === 0)
    return (
      <p>
        {intl.formatMessage({ id: 'review.profile.empty', defaultMessage: 'This profile has no texts.' })}
      </p>
    );
  return (
    <Texts>
      {about_me && <Own>{about_me}</Own>}
      {half_prompts.map(({ prompt, language, beginning, text }) => (
        <p key={prompt} lang={language}>
          <span>{beginning}</span> <b>{text}</b>
        </p>
      ))}
    </Texts>
  );
}

const Texts = styled.div`
  display: grid;
  gap: ${theme.space.s3};
  max-width: 64ch;
  overflow-wrap: anywhere;
  & span {
    color: ${theme.color.ink2};
  }
`;

const Own = styled.p`
  white-space: pre-line;
`;
