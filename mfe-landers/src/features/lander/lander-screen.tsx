import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useLocale, useRoute, useShell, useTitle } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { countStep } from './api/count-step.ts';
import { landerQuery, useLander } from './api/get-lander.ts';
import { Failed } from './components/failed.tsx';
import { MemberStrip } from './components/member-strip.tsx';
import { Quiz } from './components/quiz.tsx';
import { QuizSkeleton } from './components/quiz-skeleton.tsx';

/** A landing page: a quiz of halves that leads into sign-up, and members of the visitor's country below it (spec §2 Landers). */
export function LanderScreen() {
  const intl = useIntl();
  const match = useRoute();
  const shell = useShell();
  const locale = useLocale();
  const { data, error, mutate } = useLander(
    match && landerQuery(match.route.name, match.params.slug, locale),
  );
  const lander = data?.lander;
  const viewed = useRef(false);
  useTitle(
    lander?.title ?? intl.formatMessage({ id: 'lander.loading.title', defaultMessage: 'One moment' }),
    lander?.description,
  );
  useEffect(() => {
    if (!lander || viewed.current) return;
    viewed.current = true;
    countStep(lander, 'view');
  }, [lander]);
  useEffect(() => {
    if (error?.status === 404) shell.fail(404);
  }, [error, shell]);
  return (
    <Poster>
      {lander ? (
        <Quiz lander={lander} />
      ) : error ? (
        <Failed onRetry={() => void mutate()} />
      ) : (
        <QuizSkeleton />
      )}
      {lander && <MemberStrip lander={lander} />}
    </Poster>
  );
}

/** The poster's paper; the same in both themes. */
const Poster = styled.div`
  --focus: ${theme.color.onPoster};
  background: ${theme.color.poster};
  color: ${theme.color.onPoster};
`;
