export { checkLedger } from './oracle-repository.ts';
export { creditsOf } from './repository.ts';
export {
  type Spend,
  announceCredits,
  balanceOf,
  closeEmptyWallet,
  giveBackCredits,
  grantCredits,
  lotsOfPayments,
  openWallet,
  returnsOf,
  revokeCredits,
  spendCredits,
  welcomeWallet,
} from './service.ts';
