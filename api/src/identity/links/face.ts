/** Single-use links in mails: 128 random bits, stored as a digest (spec §4 Account, TRUST: links in mail). */
export { isErased, storeErased } from './erased-repository.ts';
export {
  deleteExpiredTokens,
  isReserved,
  linkAddresses,
  createToken,
  linkTimes,
  openAddressLink,
  createAddressToken,
  renewUndo,
  revokeTokens,
  rotateSecret,
  redeemToken,
  deleteToken,
} from './repository.ts';
