import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ApiError } from '@rendezvous/api-client/client';
import type { OpsProfile, OpsProfileReviewBody } from '@rendezvous/contract/operators/review/schemas';
import { PROFILE_REJECT_REASONS } from '@rendezvous/contract/operators/values';
import { useShell } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Section } from '#src/lib/section.tsx';
import { useOpsAct, useShowRefusal } from '#src/lib/use-ops-act.ts';
import { useProfileReasons } from '#src/lib/measures/use-profile-reasons.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { reviewProfile } from '../api/review.ts';
import { ProfileTexts } from './profile-texts.tsx';
import { Verdict } from './verdict.tsx';
import { useWhyItWaits } from '../hooks/use-why-it-waits.ts';

/** What a member says of themselves, why it waits, and the two ways to decide. */
export function ProfileDesk({ profile, onDone }: { profile: OpsProfile; onDone: () => unknown }) {
  const intl = useIntl();
  const shell = useShell();
  const time = useTimeText();
  const showRefusal = useShowRefusal();
  const reasons = useProfileReasons();
  const whyItWaits = useWhyItWaits();
  const [isRejecting, setRejecting] = useState(false);
  const { member, version } = profile;

  // Another operator decided, or the member wrote on: the queue is read again and shows what counts.
  const reread = (error: ApiError): void => {
    showRefusal(error);
    if (error.status === 404 || error.status === 409) void onDone();
  };
  const { run, busy } = useOpsAct((review: OpsProfileReviewBody) => reviewProfile(review), {
    onRefused: reread,
    async onDone() {
      await onDone();
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage({ id: 'review.profile.done', defaultMessage: 'Decided' }),
      });
    },
  });

  return (
    <Desk>
      <div>
        <Section
          title={member.name}
          lead={intl.formatMessage(
            { id: 'review.since', defaultMessage: 'Waiting since {time}' },
            { time: time(profile.since) },
          )}
        >
          <ProfileTexts profile={profile} />
        </Section>
      </div>
      <Side>
        <p>{whyItWaits(profile)}</p>
        <Verdict
          approve={intl.formatMessage({ id: 'review.approve', defaultMessage: 'Approve' })}
          reject={intl.formatMessage({ id: 'review.sendBack', defaultMessage: 'Send back' })}
          reasons={PROFILE_REJECT_REASONS.map((reason) => [reason, reasons[reason]] as const)}
          isRejecting={isRejecting}
          busy={busy}
          onRejecting={setRejecting}
          onApprove={() => void run({ member: member.id, version, decision: 'approve' })}
          onReject={(reason) => void run({ member: member.id, version, decision: 'send_back', reason })}
        />
      </Side>
    </Desk>
  );
}

const Desk = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: start;
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  overflow-wrap: anywhere;
`;
