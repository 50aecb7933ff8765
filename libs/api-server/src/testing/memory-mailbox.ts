import type { Mailer, MailMessage } from '../platform/mail/mailer.ts'

/** A mail as it arrived, with the addresses its text part leads to. */
export interface MailboxMail extends MailMessage {
  links: string[]
}

/** Takes every mail and keeps it, oldest first. */
export interface MemoryMailbox extends Mailer {
  mails: MailboxMail[]
}

/** A mail box in memory, for tests and stories. */
export function memoryMailbox(): MemoryMailbox {
  const mails: MailboxMail[] = []
  return {
    from: 'Tandem <mail@tandem.test>',
    mails,
    async deliver(message) {
      mails.push({ ...message, links: message.text.match(/https?:\/\/\S+/g) ?? [] })
    },
  }
}
