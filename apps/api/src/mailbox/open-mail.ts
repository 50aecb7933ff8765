import type { Hono } from 'hono'
import type { Mailer } from '@tandem/api-server'
import { smtpMailer } from '@tandem/api-server/node'
import type { Settings } from '../settings.ts'
import { openMailbox } from './mailbox.ts'
import { mailboxRoutes } from './mailbox-routes.ts'

/** The receiver of all mail: the mail server of the settings, or a demo's mailbox, which also has a page. */
export function openMail({ mail }: Settings): { mailer: Mailer; mailboxPages: Hono | null } {
  if (mail) return { mailer: smtpMailer(mail.url, mail.from), mailboxPages: null }
  const mailbox = openMailbox(() => new Date())
  return { mailer: mailbox, mailboxPages: mailboxRoutes(mailbox) }
}
