import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ConsentItem } from '@rendezvous/contract/resources/consents/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { focusHeading } from '@rendezvous/ui/focus';
import { EYE_OFF } from '@rendezvous/ui/icons/actions/eye-off';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import {
  giveProfileConsent,
  useConsents,
  withdrawProfileConsent,
} from '#src/features/settings/api/consents.ts';
import { ConsentChange } from './consent-change.tsx';
import { ConsentText } from './consent-text.tsx';
import { ListFailed, ListWaiting } from '#src/features/settings/components/list-state.tsx';
import { Part } from '#src/features/settings/components/part.tsx';
import { WithdrawQuestion } from './withdraw-question.tsx';

const HEADING = 'consent';

/** The consent to showing the profile: text, version and time, its withdrawal, and giving it again (GDPR art. 7). */
export function ConsentSection() {
  const intl = useIntl();
  const { data, error, mutate } = useConsents();
  const latest = data?.items.find(({ kind }) => kind === 'profile') ?? null;
  return (
    <Part id={HEADING} title={intl.formatMessage({ id: 'consent.title', defaultMessage: 'Your consent' })}>
      {!data && (error ? <ListFailed onRetry={() => void mutate()} /> : <ListWaiting />)}
      {data && <Consent latest={latest} onChanged={(next) => void mutate(next, { revalidate: false })} />}
    </Part>
  );
}

interface Props {
  /** The consent given last, in force or withdrawn. */
  latest: ConsentItem | null;
  onChanged: (next: { items: ConsentItem[] }) => void;
}

function Consent({ latest, onChanged }: Props) {
  const intl = useIntl();
  const shell = useShell();
  const refuse = useRefusal();
  const [asking, setAsking] = useState(false);
  const inForce = latest !== null && latest.withdrawn_at === null;
  const isOutdated = latest !== null && inForce && latest.version < PROFILE_CONSENT;
  useFocusAfter(inForce && !isOutdated);

  const withdrawing = useAct(withdrawProfileConsent, {
    onDone(next) {
      setAsking(false);
      onChanged(next);
      shell.toast({
        text: intl.formatMessage({
          id: 'settings.consent.done.withdrawn',
          defaultMessage: 'Your consent is withdrawn and your profile is hidden.',
        }),
      });
    },
    onRefused: refuse,
  });
  const giving = useAct(giveProfileConsent, {
    onDone(next) {
      onChanged(next);
      shell.toast({
        tone: 'ok',
        text: isOutdated
          ? intl.formatMessage({
              id: 'settings.consent.done.renewed',
              defaultMessage: 'Thank you. We’ve noted that you agree to the new text.',
            })
          : intl.formatMessage({
              id: 'settings.consent.done.given',
              defaultMessage: 'Thank you. Your profile shows again.',
            }),
      });
    },
    onRefused: refuse,
  });

  return (
    <>
      {latest?.withdrawn_at && (
        <Hidden>
          <Alert icon={EYE_OFF}>
            {intl.formatMessage({
              id: 'settings.consent.hidden',
              defaultMessage: 'Your profile is hidden, because we don’t have your consent to show it.',
            })}
          </Alert>
        </Hidden>
      )}
      {isOutdated && (
        <Hidden>
          <Alert>
            {intl.formatMessage({
              id: 'settings.consent.outdated',
              defaultMessage:
                'You agreed to an earlier text. This one also names your sexuality and interests.',
            })}
          </Alert>
        </Hidden>
      )}
      {isOutdated ? (
        <ConsentChange from={latest.version}>
          <ConsentText latest={latest} />
        </ConsentChange>
      ) : (
        <ConsentText latest={latest} />
      )}
      {isOutdated && (
        <Renewal>
          <Button loading={giving.busy} onClick={() => void giving.run()}>
            {intl.formatMessage({ id: 'settings.consent.renew', defaultMessage: 'Agree to this text' })}
          </Button>
        </Renewal>
      )}
      {inForce ? (
        <Button tone="outline" size="s" onClick={() => setAsking(true)}>
          {intl.formatMessage({ id: 'settings.consent.withdraw', defaultMessage: 'Withdraw consent' })}
        </Button>
      ) : (
        <Button loading={giving.busy} onClick={() => void giving.run()}>
          {intl.formatMessage({
            id: 'settings.consent.give',
            defaultMessage: 'Give consent and show my profile',
          })}
        </Button>
      )}
      {asking && (
        <WithdrawQuestion
          busy={withdrawing.busy}
          onCancel={() => setAsking(false)}
          onWithdraw={() => void withdrawing.run()}
        />
      )}
    </>
  );
}

/** Moves the focus to the heading once the consent has changed: the button that was pressed is gone. */
function useFocusAfter(inForce: boolean): void {
  const before = useRef(inForce);
  useEffect(() => {
    if (before.current === inForce) return;
    before.current = inForce;
    focusHeading(HEADING);
  }, [inForce]);
}

const Renewal = styled.div`
  margin-bottom: ${theme.space.s3};
`;

const Hidden = styled.div`
  margin-top: ${theme.space.s3};
`;
