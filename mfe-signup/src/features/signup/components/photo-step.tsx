import { useIntl } from 'react-intl';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/alert';
import { Progress } from '@rendezvous/ui/progress';
import { SHIELD } from '@rendezvous/ui/icons/shield';
import { usePhotoUploads } from '../hooks/use-photo-uploads.ts';
import type { SignupFlow } from '../hooks/use-signup-flow.ts';
import { useStep } from '../hooks/use-step.ts';
import { PhotoSlots } from './photo-slots.tsx';
import { StepForm, StepLead } from './step-form.tsx';

/** Largest file the server takes, in megabytes. */
const MAX_MEGABYTES = 10;

/** Step 2: photos, as they will stand in the gallery (spec §4 Sign-up flow, §5 Photos). Can be skipped. */
export function PhotoStep({ flow, titleId }: { flow: SignupFlow; titleId: string }) {
  const intl = useIntl();
  const { free_photos } = useSettings();
  const user = useUser();
  const uploads = usePhotoUploads(user?.profile.photos ?? []);
  const { busy, error, goOn, skip } = useStep(flow, 'photo');
  const size = intl.formatNumber(MAX_MEGABYTES, { style: 'unit', unit: 'megabyte' });

  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.photo.heading', defaultMessage: 'Add a photo' })}
      titleId={titleId}
      busy={busy || uploads.share !== null}
      onSubmit={goOn}
      onSkip={skip}
      onBack={flow.goBack ?? undefined}
    >
      <StepLead>
        {intl.formatMessage(
          {
            id: 'signup.photo.lead',
            defaultMessage: 'Let people see who they’re writing to. Free members can have up to {limit}.',
          },
          { limit: free_photos },
        )}
      </StepLead>
      <PhotoSlots
        photos={uploads.photos}
        limit={free_photos}
        onAdd={(file) => void uploads.add(file)}
        onRemove={(id) => void uploads.remove(id)}
      />
      {uploads.share !== null && (
        <Progress
          share={uploads.share}
          label={intl.formatMessage(
            { id: 'signup.photo.uploading', defaultMessage: 'Uploading, {percent}' },
            { percent: intl.formatNumber(uploads.share, { style: 'percent' }) },
          )}
        />
      )}
      {(uploads.error ?? error) && <Alert tone="bad">{uploads.error ?? error}</Alert>}
      <Alert tone="ok" icon={SHIELD}>
        {intl.formatMessage(
          {
            id: 'signup.photo.rules',
            defaultMessage: 'JPEG, PNG, WebP or AVIF, up to {size}. Just you, no nudity.',
          },
          { size },
        )}
      </Alert>
    </StepForm>
  );
}
