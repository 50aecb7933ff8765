import { deliverDueMail } from '../platform/mail/deliver-due-mail.ts'
import { jsonLog, openEmbedded, openPostgres, smtpMailer } from '../node/index.ts'
import { aesSecrets } from '../platform/secrets/secrets.ts'

/**
 * A process that delivers due mail and ends; tests kill it in the middle.
 * It reads DATABASE_URL or DATA_DIR, the mail server's address MAIL_URL and the time NOW.
 */
const { DATABASE_URL, DATA_DIR = '', MAIL_URL = '', NOW = '' } = process.env
const opened = DATABASE_URL === undefined ? await openEmbedded(DATA_DIR) : openPostgres(DATABASE_URL)
await deliverDueMail(
  {
    database: opened.database,
    secrets: await aesSecrets(new Uint8Array(32)),
    mail: smtpMailer(MAIL_URL, 'Tandem <mail@tandem.test>'),
    now: () => new Date(NOW),
    log: jsonLog('error'),
  },
  new AbortController().signal,
)
await opened.close()
