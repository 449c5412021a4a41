import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { MeetProgress } from '@rendezvous/ui/feedback/meet-progress';
import { text } from '@rendezvous/ui/layout/text';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import { useStep } from '#src/features/signup/hooks/use-step.ts';
import { PhotoPlaces } from './photo-places.tsx';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.s4h};
  ${media.phone} {
    grid-template-columns: minmax(0, 380px) minmax(0, 1fr);
    align-items: center;
  }
`;

/** Its place is reserved before there is a photo: the question is centred, and would move. */
const Preview = styled.figure`
  display: grid;
  align-content: start;
  gap: ${theme.space.s2};
  min-height: 138px;
  margin: ${theme.space.s3} 0 0;
`;

const Looks = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  & > * {
    width: 64px;
    height: 64px;
    border-radius: ${theme.radius.r4} ${theme.radius.r1} ${theme.radius.r1} ${theme.radius.r4};
    background: ${theme.color.surface3};
    object-fit: cover;
    object-position: 50% 25%;
  }
  & > :first-child {
    width: 72px;
    height: 90px;
    border-radius: ${theme.curve.c24} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c24};
  }
`;

/** Its place is reserved while nothing is being sent. */
const Sending = styled.div`
  min-height: 52px;
  padding-top: ${theme.space.s3};
`;

const Small = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
`;

/** Step 2: photos, as they will look in the gallery and on cards (spec §4 Sign-up flow, §5 Photos). They are sent behind. */
export function PhotoStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const { free_photos, photo_max_bytes } = useSettings();
  const { photos, share, error: photoError, add, remove } = flow.photos;
  const { busy, error, goOn, skip } = useStep(flow, 'photo');
  const size = intl.formatNumber(photo_max_bytes / 2 ** 20, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 0,
  });
  const sending = intl.formatMessage(
    {
      id: 'signup.photo.uploading',
      defaultMessage: '{percent} uploaded. You can go on, it finishes by itself.',
    },
    { percent: intl.formatNumber(share ?? 0, { style: 'percent' }) },
  );
  const main = photos.find(({ error: refusedFor }) => refusedFor === null);
  const refused = photoError ?? error;

  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.photo.heading', defaultMessage: 'Add a photo' })}
      lead={intl.formatMessage(
        {
          id: 'signup.photo.lead',
          defaultMessage: 'Let people see who they’re writing to. Free members can have up to {limit}.',
        },
        { limit: free_photos },
      )}
      busy={busy}
      onSubmit={goOn}
      onSkip={main ? undefined : skip}
    >
      {refused && <Alert tone="bad">{refused}</Alert>}
      <Parts>
        <PhotoPlaces photos={photos} limit={free_photos} onAdd={add} onRemove={remove} />
        <div>
          <Sending>
            {share !== null && (
              <>
                <MeetProgress share={share} label={sending} />
                <Small aria-hidden="true">{sending}</Small>
              </>
            )}
          </Sending>
          <Small>
            {intl.formatMessage(
              {
                id: 'signup.photo.rules',
                defaultMessage: 'JPEG, PNG, WebP or AVIF, up to {size}. Just you, no nudity.',
              },
              { size },
            )}
          </Small>
          <Preview aria-hidden="true">
            {main && (
              <>
                <Looks>
                  <img src={main.src} alt="" />
                  <img src={main.src} alt="" />
                </Looks>
                <Small as="figcaption">
                  {intl.formatMessage({
                    id: 'signup.photo.preview',
                    defaultMessage: 'This is how others see it, on a card and in a conversation.',
                  })}
                </Small>
              </>
            )}
          </Preview>
        </div>
      </Parts>
    </StepForm>
  );
}
