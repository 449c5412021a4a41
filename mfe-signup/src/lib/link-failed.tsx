import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ApiError } from '@rendezvous/api-client/client';
import { useTitle } from '@rendezvous/remote/react/hooks';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { MissedHalves } from '@rendezvous/ui/feedback/missed-halves';
import { Lead, Title, Words } from './centre.tsx';

/** Why a mailed link cannot be used, now or ever. */
export type UselessLink = 'link_expired' | 'link_invalid';

/** The fault of the link itself; undefined for refusals that another try may change. A token out of shape is no link. */
export function uselessLink({ code, fields }: ApiError): UselessLink | undefined {
  if (code === 'link_expired' || code === 'link_invalid') return code;
  return fields.some(({ field }) => field === 'token') ? 'link_invalid' : undefined;
}

interface Props {
  /** Why, and what to do. */
  words: ReactNode;
  /** The way to a new link, or on without one. */
  way: { to: string; label: string };
}

/** A mailed link that is invalid: why, and how to get another (spec §8 Password reset). */
export function LinkFailed({ words, way }: Props) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'link.failed.title', defaultMessage: 'This link doesn’t work' });
  useTitle(title);
  return (
    <>
      <MissedHalves />
      <Words>
        <Title focus>{title}</Title>
        <Lead>{words}</Lead>
        <ButtonLink to={way.to} size="lg">
          {way.label}
        </ButtonLink>
      </Words>
    </>
  );
}
