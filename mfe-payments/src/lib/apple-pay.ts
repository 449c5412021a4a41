/** What browsers that can pay with Apple Pay have. */
interface ApplePay {
  canMakePayments(): boolean;
}

/** Can this browser pay with Apple Pay? The provider's page could do nothing with it elsewhere. */
export function hasApplePay(): boolean {
  const { ApplePaySession: session } = window as { ApplePaySession?: ApplePay };
  try {
    return session?.canMakePayments() ?? false;
  } catch {
    // Pages without a secure connection may not ask.
    return false;
  }
}
