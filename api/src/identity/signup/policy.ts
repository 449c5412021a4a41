/** Is this an active member whose mails came back, so that the address has to be confirmed again (PRODUCT §6)? */
export const isBounced = (user: { status: string; notifications_disabled: readonly string[] }): boolean =>
  user.status === 'active' && user.notifications_disabled.includes('bounce');
