export { closeAccount, reopenAccount } from './closing.ts';
export { DEVICE_DAYS, knownBrowser } from './devices.ts';
export { type DisabledReason, disableNotifications, liftReasons } from './disabled-repository.ts';
export { handOverWith } from './hand-over.ts';
export { standInKey } from './keys.ts';
export { enterAccount, logIn, logInAgain, proveOwnPassword, renewLogIn, startSession } from './login.ts';
export { ADDRESS_RESTORED_JOB, confirmMailChange, type LinkPress } from './mail-change.ts';
export { PASSWORD_NOTICE_JOB, passwordFault } from './new-password.ts';
export { changeNotifications, defaultNotifications } from './notifications.ts';
export { hashPassword } from './passwords.ts';
export {
  findByEmail,
  findByName,
  findProfile,
  findUser,
  insertProfile,
  insertUser,
  lockUser,
  updateUser,
} from './repository.ts';
export {
  changeAccount,
  changeProfile,
  deleteAccount,
  deleteExpired,
  findReceiver,
  leavePage,
  logOutSession,
  setProfileStatus,
  setTraits,
  showProfile,
  touchAndReadUser,
} from './service.ts';
export { findUsable, sessionFinder, touchSession } from './session-repository.ts';
export { confirmAccount, setAccountStatus } from './status.ts';
