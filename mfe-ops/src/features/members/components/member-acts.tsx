import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpsMember } from '@rendezvous/contract/operators/members/schemas';
import { MEASURE_REASON } from '@rendezvous/contract/operators/values';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { useMay } from '#src/lib/operator.ts';
import { ReasonDialog } from '#src/lib/reason-dialog.tsx';
import { useMeasureWords } from '../hooks/use-measure-words.ts';

/** What this operator may do about this member. Each act asks for a reason. */
export function MemberActs({ member, onDone }: { member: OpsMember; onDone: () => unknown }) {
  const intl = useIntl();
  const shell = useShell();
  const mayJudge = useMay('members.judge');
  const mayReview = useMay('profiles.review');
  const words = useMeasureWords(member.name);
  const [asked, setAsked] = useState<keyof typeof words | null>(null);
  const isSuspended = member.status === 'suspended';
  const measure = asked && words[asked];

  return (
    <>
      {mayReview && member.profile_status === 'active' && !isSuspended && (
        <Button size="s" tone="outline" onClick={() => setAsked('hold')}>
          {words.hold.act}
        </Button>
      )}
      {mayJudge && isSuspended && (
        <Button size="s" onClick={() => setAsked('restore')}>
          {words.restore.act}
        </Button>
      )}
      {mayJudge && !isSuspended && member.status !== 'pending_deletion' && (
        <Button size="s" tone="danger" onClick={() => setAsked('suspend')}>
          {words.suspend.act}
        </Button>
      )}
      {measure && (
        <ReasonDialog
          title={measure.title}
          lead={measure.lead}
          label={intl.formatMessage({ id: 'members.reason', defaultMessage: 'Reason, for the record' })}
          submit={measure.act}
          danger={asked !== 'restore'}
          rule={MEASURE_REASON}
          send={(reason) => measure.send(member.id, reason)}
          onDone={async () => {
            await onDone();
            shell.toast({ text: measure.done, tone: 'ok' });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
