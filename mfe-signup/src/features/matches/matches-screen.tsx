import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { api, ApiError } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { SUGGEST_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import type { SuggestionsResponse } from '@rendezvous/contract/resources/members/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { RESEND_ACTIVATION } from '@rendezvous/contract/resources/signup/calls';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { countryName } from '@rendezvous/i18n/countries';
import { errorText } from '@rendezvous/i18n/errors';
import { useShell, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { useFictionalWords, usePicture } from '@rendezvous/remote/react/use-domain';
import { useExhaustedSheet, useHeart } from '@rendezvous/remote/react/use-heart';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { MemberCard } from '@rendezvous/ui/product/member-card';
import { MemberGrid } from '@rendezvous/ui/product/member-grid';
import { PageTitle, Stack, Wrap } from '@rendezvous/ui/layout/page';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { MAIL } from '@rendezvous/ui/icons/objects/mail';

/** How many suggestions follow sign-up. */
const COUNT = 8;
/** Cards of the first row on desktop. */
const EAGER = 4;

type SuggestedCard = SuggestionsResponse['items'][number];

const Page = styled(Wrap)`
  padding-block: ${theme.space.s6} 0;
`;

function MailNotice({ email }: { email: string }) {
  const intl = useIntl();
  const shell = useShell();
  const { run } = useAct(() => api.call(RESEND_ACTIVATION), {
    onDone: () =>
      shell.toast({
        text: intl.formatMessage({
          id: 'matches.resent',
          defaultMessage: 'Sent. Look in your spam folder too.',
        }),
        tone: 'ok',
      }),
    onRefused: ({ problem }) => shell.toast({ text: errorText(intl, problem), tone: 'bad' }),
  });
  return (
    <Alert
      tone="info"
      icon={MAIL}
      action={
        <Button tone="quiet" size="s" onClick={() => void run()}>
          {intl.formatMessage({ id: 'matches.resend', defaultMessage: 'Send it again' })}
        </Button>
      }
    >
      {intl.formatMessage(
        {
          id: 'mail.confirm',
          defaultMessage:
            'Confirm your e-mail address with the link we sent to {email}. Until then nobody can write to you.',
        },
        { email: <b>{email}</b> },
      )}
    </Alert>
  );
}

interface SuggestionProps {
  card: SuggestedCard;
  eager: boolean;
  showExhausted: ReturnType<typeof useExhaustedSheet>['show'];
}

/** One suggestion with its heart; a refused like says why in a line. */
function Suggestion({ card, eager, showExhausted }: SuggestionProps) {
  const intl = useIntl();
  const shell = useShell();
  const { singular, icon } = useFictionalWords();
  const image = usePicture()(card.main_image);
  const { liked, toggle } = useHeart(card, {
    showExhausted,
    refuse(error) {
      if (!(error instanceof ApiError)) throw error;
      shell.toast({ text: errorText(intl, error.problem), tone: 'bad' });
    },
  });
  const { id, name, age } = card;
  return (
    <MemberCard
      to={pathTo('members-id', { id })}
      name={`${name}, ${age}`}
      place={card.city ?? card.region ?? countryName(intl.locale, card.country)}
      photo={image ? { src: image.src, crop: image.crop, alt: name } : undefined}
      fictional={card.fictional ? { label: singular, icon } : undefined}
      like={{
        label: intl.formatMessage({ id: 'like.label', defaultMessage: 'Like {name}' }, { name }),
        pressed: liked,
        onToggle: toggle,
      }}
      eager={eager}
    />
  );
}

function Suggestions() {
  const intl = useIntl();
  const { show, sheet } = useExhaustedSheet();
  const { data, error, mutate } = useEndpoint(SUGGEST_MEMBERS, { limit: COUNT });
  if (error) return <FailedRegion onRetry={() => void mutate()} />;
  if (data?.items.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'matches.empty.title', defaultMessage: 'Nobody to suggest yet' })}
        text={intl.formatMessage({
          id: 'matches.empty.text',
          defaultMessage: 'Search a little further away, there are people there too.',
        })}
      />
    );
  }
  if (!data) {
    return (
      <Waiting>
        <MemberGrid>
          {Array.from({ length: COUNT }, (_, index) => (
            <Skeleton key={index} $ratio="4 / 5" data-photo />
          ))}
        </MemberGrid>
      </Waiting>
    );
  }
  return (
    <>
      <MemberGrid>
        {data.items.map((card, index) => (
          <Suggestion key={card.id} card={card} eager={index < EAGER} showExhausted={show} />
        ))}
      </MemberGrid>
      {sheet}
    </>
  );
}

/** Right after sign-up: real suggestions, and where the activation mail went (spec §2 /signup-matches). */
export function MatchesScreen() {
  const intl = useIntl();
  const user = useUser();
  const title = intl.formatMessage({ id: 'matches.title', defaultMessage: 'Your first suggestions' });
  useTitle(title);
  return (
    <Page>
      <Stack $gap={24}>
        <PageTitle>{title}</PageTitle>
        {user?.status === 'not_confirmed' && <MailNotice email={user.email} />}
        <Suggestions />
        <ButtonLink to={pathTo('members')} tone="outline">
          {intl.formatMessage({ id: 'members.all', defaultMessage: 'All members' })}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
