export { closeAccount, reopenAccount } from './closing.ts';
export { DEVICE_DAYS } from './devices.ts';
export { type DisabledReason, disableNotifications, liftReasons } from './disabled-repository.ts';
export { keyOf, standInKey } from './keys.ts';
export { enterAccount, logIn, proveOwnPassword, renewLogIn, startSession } from './login.ts';
export { ADDRESS_RESTORED_JOB } from './mail-change.ts';
export { passwordFault, setPassword } from './new-password.ts';
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
