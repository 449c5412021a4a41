import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { OpsPhoto, OpsPhotoReviewBody } from '@rendezvous/contract/operators/review/schemas';
import { PHOTO_REJECT_REASONS, type PhotoRejectReason } from '@rendezvous/contract/resources/photos/values';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useMay } from '#src/lib/operator.ts';
import { StatusTag } from '#src/lib/status-tag.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useKeys } from '../hooks/use-keys.ts';
import { usePhotoReasons } from '#src/lib/measures/use-photo-reasons.ts';
import { Verdict } from './verdict.tsx';

interface Props {
  photo: OpsPhoto;
  onDecide: (review: OpsPhotoReviewBody) => void;
  onUndo: () => void;
}

/** One photo, whole and large, with what belongs to it and the two ways to decide. A approves, R and a digit reject, Z undoes. */
export function PhotoDesk({ photo, onDecide, onUndo }: Props) {
  const intl = useIntl();
  const time = useTimeText();
  const reasons = usePhotoReasons();
  const mayOpen = useMay('members.read');
  const [isRejecting, setRejecting] = useState(false);
  const desk = useRef<HTMLElement>(null);
  const approve = (): void => onDecide({ photo: photo.id, decision: 'approve' });
  const reject = (reason: PhotoRejectReason): void =>
    onDecide({ photo: photo.id, decision: 'reject', reason });
  useKeys({
    a: approve,
    r: () => setRejecting(true),
    z: onUndo,
    escape: () => setRejecting(false),
    ...(isRejecting &&
      Object.fromEntries(
        PHOTO_REJECT_REASONS.map((reason, place) => [String(place + 1), () => reject(reason)]),
      )),
  });
  useEffect(() => desk.current?.focus({ preventScroll: true }), []);

  return (
    <Desk
      ref={desk}
      tabIndex={-1}
      aria-label={intl.formatMessage(
        { id: 'photo.of', defaultMessage: 'Photo of {name}' },
        { name: photo.member.name },
      )}
    >
      <Picture>
        <img
          src={photo.urls.large}
          width={photo.width}
          height={photo.height}
          alt={intl.formatMessage(
            { id: 'review.photo.alt', defaultMessage: 'Photo to review, uploaded by {name}' },
            { name: photo.member.name },
          )}
        />
      </Picture>
      <Side>
        <Facts>
          <b>
            {mayOpen ? (
              <Link to={pathTo('ops', { room: 'members', id: photo.member.id })}>{photo.member.name}</Link>
            ) : (
              photo.member.name
            )}
          </b>
          <span>
            {intl.formatMessage(
              { id: 'review.since', defaultMessage: 'Waiting since {time}' },
              { time: time(photo.created_at) },
            )}
          </span>
          <StatusTag>
            {photo.visibility === 'public'
              ? intl.formatMessage({ id: 'review.public', defaultMessage: 'Public' })
              : intl.formatMessage({ id: 'photo.private', defaultMessage: 'Private' })}
          </StatusTag>
        </Facts>
        <Verdict
          approve={intl.formatMessage({ id: 'review.approve', defaultMessage: 'Approve' })}
          reject={intl.formatMessage({ id: 'review.reject', defaultMessage: 'Reject' })}
          keys={['A', 'R']}
          reasons={PHOTO_REJECT_REASONS.map((reason) => [reason, reasons[reason]] as const)}
          isRejecting={isRejecting}
          onRejecting={setRejecting}
          onApprove={approve}
          onReject={reject}
        />
        <Hint>
          {intl.formatMessage({
            id: 'review.keys',
            defaultMessage: 'Keys: A approves, R and a digit reject, Z undoes.',
          })}
        </Hint>
      </Side>
    </Desk>
  );
}

const Desk = styled.section`
  display: grid;
  gap: ${theme.space.s4};
  &:focus,
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: start;
  }
`;

/** Its row has the height of the box: an automatic one grows with the picture, which is then cut off instead of shown whole. */
const Picture = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: min(62dvh, 720px);
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface2};
  overflow: hidden;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  ${media.desktop} {
    height: min(100dvh - 200px, 860px);
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${theme.space.s4};
`;

const Facts = styled.p`
  display: grid;
  gap: ${theme.space.s1h};
  justify-items: start;
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
  & > b {
    color: ${theme.color.ink};
    font-size: ${theme.size.strong};
  }
`;

const Hint = styled.p`
  display: none;
  color: ${theme.color.ink2};
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  ${media.desktop} {
    display: block;
  }
`;
