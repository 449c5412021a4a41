import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui/button';
import { Modal } from '@rendezvous/ui/modal';
import { Row, Stack } from '@rendezvous/ui/page';

interface Props {
  title: string;
  text: ReactNode;
  act: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of a destructive action, named by its verb, with a cancel button. */
export function Confirm({ title, text, act, onConfirm, onCancel }: Props) {
  const intl = useIntl();
  return (
    <Modal title={title} onClose={onCancel}>
      <Stack>
        <p>{text}</p>
        <Row $wrap>
          <Button tone="danger" onClick={onConfirm}>
            {act}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            {intl.formatMessage({ id: 'menu.keep', defaultMessage: 'Cancel' })}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}
