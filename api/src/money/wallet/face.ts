export { checkLedger } from './oracle-repository.ts';
export { creditsOf } from './repository.ts';
export {
  type Spend,
  announceCredits,
  balanceOf,
  closeEmptyWallet,
  giveBackCredits,
  grantCredits,
  openWallet,
  returnsOf,
  revokeCredits,
  spendCredits,
  welcomeWallet,
} from './service.ts';
