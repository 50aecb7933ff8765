import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { openMail } from './open-mail.ts'

test('a demo has the mailbox page; with a mail server nobody can read mail there', () => {
  expect(openMail(readSettings({})).mailboxPages).not.toBeNull()
  const MAIL_FROM = 'Tandem <mail@example.com>'
  const withServer = openMail(readSettings({ MAIL_URL: 'smtp://127.0.0.1:1025', MAIL_FROM }))
  expect(withServer.mailboxPages).toBeNull()
  expect(withServer.mailer.from).toBe(MAIL_FROM)
})
