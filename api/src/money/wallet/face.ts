export { checkLedger } from './oracle-repository.ts';
export { creditsOf } from './repository.ts';
export {
  type Spend,
  announceCredits,
  balanceOf,
  closeEmptyWallet,
  giveBackCredits,
  grantCredits,
  lockWallet,
  lotsOfPayments,
  openWallet,
  restoreCredits,
  returnsOf,
  revokeCredits,
  spendCredits,
  welcomeWallet,
} from './service.ts';
