import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useCreditsText } from '@rendezvous/domain/use-money-text';
import { useCapability, useShell, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import type { Drawing } from '@rendezvous/ui/layout/drawing';
import { Icon } from '@rendezvous/ui/layout/icon';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { BULB } from '@rendezvous/ui/icons/objects/bulb';
import { GIFT } from '@rendezvous/ui/icons/objects/gift';
import { IMAGE } from '@rendezvous/ui/icons/objects/image';
import { PLUS } from '@rendezvous/ui/icons/actions/plus';
import { Menu, menuItem, type MenuTrigger } from '@rendezvous/ui/controls/menu';
import type { ActsProps } from '#src/lib/sending/photo-parts.ts';
import { useBuy } from '#src/lib/use-buy.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { useBroughtFiles } from './use-brought-files.ts';
import { usePickedPhoto } from './use-picked-photo.ts';

interface Act {
  icon: Drawing;
  label: string;
  /** Price, or what the act needs, before the press. */
  cost: string;
  begin: () => void;
}

const plusButton = (label: string) => (props: MenuTrigger) => (
  <IconButton icon={PLUS} label={label} {...props} />
);

/**
 * What can be sent besides own words: a gift, a photo, a line to begin with (spec §2 gift modal, icebreaker modal). A button each where the
 * conversation has room, one menu where it is narrow. The photo is for Premium members; free members read what Premium is (spec §8 Premium-only feature).
 */
export function Acts({ chat, name, field, onSend }: ActsProps) {
  const intl = useIntl();
  const shell = useShell();
  const buy = useBuy(chat);
  const creditsText = useCreditsText();
  const gifts = useCapability('gifts');
  const photos = useCapability('chat_photos');
  const paid = useUser()?.paid_user ?? false;
  const [isOpen, setOpen] = useState(false);
  const member = chat.profile.id;
  const picked = usePickedPhoto(member, photos && paid, () => setOpen(true));

  /** @param file was pasted or dropped; it waits while a free member becomes Premium */
  const openPhoto = (file: File | null) => {
    if (file) picked.pick(file);
    if (paid) setOpen(true);
    else buy('premium_only');
  };

  const acts: Act[] = [];
  if (gifts)
    acts.push({
      icon: GIFT,
      label: intl.formatMessage({ id: 'composer.gift', defaultMessage: 'Send a gift' }),
      cost: creditsText(chat.price.gift),
      begin: () => shell.openSlot('gift', { member }),
    });
  if (photos)
    acts.push({
      icon: IMAGE,
      label: intl.formatMessage({ id: 'photo.act', defaultMessage: 'Send a photo' }),
      cost: paid
        ? creditsText(chat.price.photo)
        : intl.formatMessage({ id: 'premium.name', defaultMessage: 'Premium' }),
      begin: () => openPhoto(null),
    });
  if (shell.hasSlot('icebreaker'))
    acts.push({
      icon: BULB,
      label: intl.formatMessage({ id: 'photo.line', defaultMessage: 'Send a line to break the ice' }),
      cost: creditsText(chat.price.message),
      begin: () => shell.openSlot('icebreaker', { member }),
    });
  const more = intl.formatMessage({ id: 'photo.more', defaultMessage: 'Send something else' });
  return (
    <>
      <Each>
        {acts.map(({ icon, label, begin }) => (
          <IconButton key={label} icon={icon} label={label} onClick={begin} />
        ))}
      </Each>
      <All>
        <Menu label={more} trigger={plusButton(more)} above>
          {(close) =>
            acts.map(({ icon, label, cost, begin }) => (
              <Item
                key={label}
                type="button"
                onClick={() => {
                  close();
                  begin();
                }}
              >
                <Icon of={icon} />
                {label} <Cost>{cost}</Cost>
              </Item>
            ))
          }
        </Menu>
      </All>
      {photos && <Brought field={field} onBring={openPhoto} />}
      {isOpen && (
        <PhotoDialog
          chat={chat}
          name={name}
          picked={picked}
          onClose={() => {
            setOpen(false);
            picked.drop();
          }}
          onSend={(local) => {
            setOpen(false);
            onSend({ kind: 'photo', local }, picked.done);
          }}
        />
      )}
    </>
  );
}

/** Receives pictures while the site allows photos in chats. */
function Brought({ field, onBring }: Pick<ActsProps, 'field'> & { onBring: (file: File) => void }) {
  useBroughtFiles(field, onBring);
  return null;
}

const NARROW = '@container conversation (max-width: 539px)';
const Each = styled.div`
  display: flex;
  gap: ${theme.space.s1};
  ${NARROW} {
    display: none;
  }
`;
const All = styled.div`
  display: none;
  ${NARROW} {
    display: block;
  }
`;
const Item = styled.button`
  ${menuItem}
`;

const Cost = styled.span`
  margin-left: auto;
  padding-left: ${theme.space.s3};
  color: ${theme.color.ink2};
  white-space: nowrap;
`;
