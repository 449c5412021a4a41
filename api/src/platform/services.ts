import type { Config } from '#src/platform/config.ts';
import type { Db, OpenDatabase } from '#src/platform/db/database.ts';
import type { Afterwards, UnitOfWork } from '#src/platform/db/unit-of-work.ts';
import type { Clock } from '#src/platform/lib/clock.ts';
import type { KeyRing } from '#src/platform/lib/key-ring.ts';
import type { Signer } from '#src/platform/lib/signer.ts';
import type { Secrets, SettingReader, SettingsService } from '#src/platform/settings/face.ts';
import type { AccountSteps } from '#src/platform/ports/accounts.ts';
import type { AddressBook } from '#src/platform/ports/addresses.ts';
import type { FileStore } from '#src/platform/ports/files.ts';
import type { Jobs } from '#src/platform/ports/jobs.ts';
import type { Live } from '#src/platform/ports/live.ts';
import type { MailPort } from '#src/platform/ports/mail.ts';
import type { Causes, FindReceiver } from '#src/platform/ports/notifications.ts';
import type { PushPort } from '#src/platform/ports/push.ts';
import type { SmsPort } from '#src/platform/ports/sms.ts';

/** What the platform brings itself: everything below the districts. */
export interface PlatformServices {
  config: Config;
  clock: Clock;
  db: Db;
  database: OpenDatabase;
  /** The one way to write: a transaction, and what leaves the house after it. */
  unitOfWork: UnitOfWork;
  /** What follows a write that is one statement, and a transaction by itself. */
  afterwards: Afterwards;
  settings: SettingsService;
  jobs: Jobs;
  /** Sends what happened to a member's open pages, whichever process serves them. */
  live: Live;
  mail: MailPort;
  sms: SmsPort;
  push: PushPort;
  files: FileStore;
  /** Countries by network address. */
  addresses: AddressBook;
  /** What the process still does before it is ready for all of its work, by name. */
  starting: Set<string>;
  /** Secrets of the server in the database. */
  secrets: Secrets;
  /** Seals what the database stores of members and must be able to return, with the keys outside of it. */
  keyRing: KeyRing;
  /** Signs links that expire; shared by all processes. */
  signer: Signer;
}

/** What modules bring along for the life of the server. Each module adds its own by declaration merging; the root creates them. */
export interface ModuleServices {}

/** Everything a module may use, found at `app.services`: the platform, and what the root hands down from the districts. */
export interface Services extends PlatformServices, ModuleServices {
  /** What other districts do when an account changes. */
  accountSteps: AccountSteps;
  /** What notifications are about. */
  causes: Causes;
  findReceiver: FindReceiver;
  /** What must work with a setting before it is written. */
  settingReaders: readonly SettingReader[];
}
