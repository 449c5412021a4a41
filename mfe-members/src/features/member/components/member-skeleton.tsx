import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/page';
import { Skeleton } from '@rendezvous/ui/skeleton';
import { VisuallyHidden } from '@rendezvous/ui/visually-hidden';

/** Skeleton of a profile: photos, name, actions. */
export function MemberSkeleton() {
  const intl = useIntl();
  return (
    <Layout aria-busy>
      <VisuallyHidden role="status">
        {intl.formatMessage({ id: 'list.loading.status', defaultMessage: 'Loading profiles' })}
      </VisuallyHidden>
      <Skeleton $ratio="1 / 1.06" $radius="64px" />
      <Words>
        <Skeleton $width="55%" $height="48px" />
        <Skeleton $width="40%" $height="20px" />
        <Skeleton $height="52px" $radius="26px" />
        <Skeleton $height="120px" />
      </Words>
    </Layout>
  );
}

const Layout = styled(Wrap)`
  display: grid;
  gap: ${theme.space.s5};
  padding-block: ${theme.space.s4};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.22fr) minmax(0, 1fr);
    gap: ${theme.space.s7};
    padding-top: ${theme.space.s5h};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s3h};
  align-content: start;
`;
