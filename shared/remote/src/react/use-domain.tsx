import { useNavigate } from 'react-router-dom';
import { fictionalWords, type FictionalWords } from '@rendezvous/domain/fictional-words';
import { imageAddress, pictureOf, type Picture } from '@rendezvous/domain/image-address';
import { messagePrice, moneyOfCredits, type MessagePrice } from '@rendezvous/domain/message-price';
import { openSignUp, signUpPath, type SignUpStart } from '@rendezvous/domain/sign-up';
import { useCreditsText, useFromMoneyText, useMoneyText } from '@rendezvous/domain/use-money-text';
import type { ImageRef } from '@rendezvous/contract/resources/photos/schemas';
import { useLocale, usePaymentCountry, useSettings, useShell, useUser } from './hooks.tsx';

/** Returns the words of this site for fictional profiles. */
export function useFictionalWords(): FictionalWords {
  return fictionalWords(useSettings(), useLocale());
}

/** Returns a function that makes the address of an image named by path. */
export function useImageAddress(): (path: string) => string {
  const settings = useSettings();
  return (path) => imageAddress(settings, path);
}

/** Returns a function that makes the addresses and the crop of a picture; null without a picture. */
export function usePicture(): (image: ImageRef | null) => Picture | null {
  const settings = useSettings();
  return (image) => pictureOf(settings, image);
}

/** Returns the price of a message for this visitor. */
export function useMessagePrice(fictional: boolean): MessagePrice {
  const own = useUser()?.credit_price ?? null;
  return messagePrice(useSettings(), usePaymentCountry(), fictional, own);
}

/**
 * Returns a function that writes a price in credits and money: "1 credit · €0.80" at the member's own price, "1 credit · from €0.80"
 * before a first purchase, "Free".
 */
export function usePriceText(): (credits: number) => string {
  const settings = useSettings();
  const country = usePaymentCountry();
  const creditsText = useCreditsText();
  const ownText = useMoneyText();
  const fromText = useFromMoneyText();
  const own = useUser()?.credit_price ?? null;
  const moneyText = own ? ownText : fromText;
  return (credits) => {
    const money = moneyOfCredits(settings, country, credits, own);
    return money ? `${creditsText(credits)} · ${moneyText(money)}` : creditsText(credits);
  };
}

/** Returns a function that starts sign-up: as a dialog where the window has room, else on its page. */
export function useSignUp(): (known: SignUpStart) => void {
  const shell = useShell();
  const navigate = useNavigate();
  return (known) => {
    if (!openSignUp(shell.openSlot, known)) void navigate(signUpPath(known), { state: known });
  };
}
