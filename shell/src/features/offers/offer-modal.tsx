import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { text } from '@rendezvous/ui/layout/text';
import { ModalActs } from '#src/lib/modal-acts.ts';
import { OfferTitle } from './offer-title.tsx';

const Head = styled.div`
  display: grid;
  grid-template-columns: clamp(64px, 22vw, 88px) 1fr;
  gap: ${theme.space.s4h};
  align-items: center;
  padding-right: ${theme.space.s6};
  & > img {
    width: 100%;
    height: auto;
  }
`;

const Title = styled.h2`
  ${text.d2}
  text-wrap: balance;
`;

const Words = styled.p`
  margin-top: ${theme.space.s2};
  color: ${theme.color.ink2};
`;

const Note = styled.p`
  ${text.small}
  margin-top: ${theme.space.s1};
  text-align: center;
  text-wrap: balance;
  color: ${theme.color.ink2};
`;

interface OfferModalProps {
  percentage: number;
  /** What the offer is, in a sentence or two. */
  words: ReactNode;
  /** The button that accepts it; "Not now" is below. */
  act: ReactNode;
  /** The small print. */
  note: ReactNode;
  close: () => void;
  children?: ReactNode;
}

/** A modal about the offer: the slice with title and words, what belongs to them, the acts and the small print. */
export function OfferModal({ percentage, words, act, note, close, children }: OfferModalProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={close}>
      <Head>
        <img src="/img/slice.svg" alt="" width={88} height={176} />
        <div>
          <Title id={id}>
            <OfferTitle percentage={percentage} />
          </Title>
          <Words>{words}</Words>
        </div>
      </Head>
      {children}
      <ModalActs>
        {act}
        <Button tone="quiet" wide onClick={close}>
          <FormattedMessage id="action.later" defaultMessage="Not now" />
        </Button>
      </ModalActs>
      <Note>{note}</Note>
    </Modal>
  );
}
