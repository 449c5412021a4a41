import { useLocation } from 'react-router-dom';
import { FormattedMessage } from 'react-intl';
import { READ_PAGE } from '@rendezvous/contract/resources/pages/calls';
import { pageSlug } from '@rendezvous/contract/resources/pages/values';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Wrap } from '@rendezvous/ui/layout/page';
import { useFrame, useFrameLocale } from '#src/kernel/frame/frame-context.ts';
import { RegionSkeleton } from '#src/kernel/outlet/region-skeleton.tsx';
import { NotFoundPage } from '#src/features/pages/not-found-page.tsx';
import { useScreenTitle } from '#src/features/pages/use-screen-title.ts';
import { Article } from './article.tsx';

/** A page of the site as the API has it (spec §2 Screens and routes: faq, terms, privacy, cookies, ban, return-policy, service, {token}). */
export function PageScreen() {
  const { pathname } = useLocation();
  const { page: first } = useFrame();
  const slug = pageSlug(matchRoute(pathname)!);
  // The server has looked already: it answered this very address with 404.
  const missing = slug === null || (first.status === 404 && first.url.split('?')[0] === pathname);
  if (missing) return <NotFoundPage />;
  return <KnownPage key={slug} slug={slug} />;
}

function KnownPage({ slug }: { slug: string }) {
  const locale = useFrameLocale();
  // After a change of language the former words stay until the new ones have come.
  const { data, error, mutate } = useEndpoint(
    READ_PAGE,
    { slug, language: locale },
    {
      keepPreviousData: true,
    },
  );
  useScreenTitle(data?.title ?? '', data?.description);
  if (data) return <Article page={data} locale={locale} />;
  if (error?.problem?.code === 'not_found') return <NotFoundPage />;
  if (!error) return <RegionSkeleton />;
  return (
    <Wrap>
      <FailedRegion onRetry={() => void mutate()}>
        <FormattedMessage
          id="pages.page.failed"
          defaultMessage="The page didn’t load. Check your connection and try again."
        />
      </FailedRegion>
    </Wrap>
  );
}
