import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpsMember } from '@rendezvous/contract/operators/members/schemas';
import { MEASURE_REASON } from '@rendezvous/contract/operators/values';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { useMay } from '#src/lib/operator.ts';
import { ReasonDialog } from '#src/lib/measures/reason-dialog.tsx';
import { StatementDialog } from '#src/lib/measures/statement-dialog.tsx';
import { restoreMember, sendToReview, suspendMember } from '../api/members.ts';
import { useMeasureWords } from '../hooks/use-measure-words.ts';

/** What this operator may do about this member. A restriction asks for facts, rule and source, its end for a reason. */
export function MemberActs({ member, onDone }: { member: OpsMember; onDone: () => unknown }) {
  const intl = useIntl();
  const shell = useShell();
  const mayJudge = useMay('members.judge');
  const mayReview = useMay('profiles.review');
  const words = useMeasureWords(member.name);
  const [asked, setAsked] = useState<keyof typeof words | null>(null);
  const isSuspended = member.status === 'suspended';
  const dialogOf = ({ title, lead, act, done }: (typeof words)['hold']) => ({
    title,
    lead,
    submit: act,
    onDone: async () => {
      await onDone();
      shell.toast({ text: done, tone: 'ok' });
    },
    onClose: () => setAsked(null),
  });

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
      {asked === 'restore' && (
        <ReasonDialog
          {...dialogOf(words.restore)}
          label={intl.formatMessage({ id: 'members.reason', defaultMessage: 'Reason, for the record' })}
          rule={MEASURE_REASON}
          send={(reason) => restoreMember(member.id, reason)}
        />
      )}
      {(asked === 'suspend' || asked === 'hold') && (
        <StatementDialog
          {...dialogOf(words[asked])}
          send={(statement) => (asked === 'hold' ? sendToReview : suspendMember)(member.id, statement)}
        />
      )}
    </>
  );
}
