import type { Config } from '#src/config.ts';
import type { Db, OpenDatabase } from '#src/db/database.ts';
import type { Clock } from '#src/lib/clock.ts';
import type { Signer } from '#src/lib/signer.ts';
import type { SettingsService } from '#src/modules/settings/service.ts';
import type { AddressBook } from '#src/ports/addresses.ts';
import type { FileStore } from '#src/ports/files.ts';
import type { Jobs } from '#src/ports/jobs.ts';
import type { Live } from '#src/ports/live.ts';
import type { MailPort } from '#src/ports/mail.ts';
import type { PushPort } from '#src/ports/push.ts';
import type { SmsPort } from '#src/ports/sms.ts';

/** Everything a module may use, found at `app.services`. */
export interface Services {
  config: Config;
  clock: Clock;
  db: Db;
  database: OpenDatabase;
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
  /** Signs links that expire; shared by all processes. */
  signer: Signer;
}
