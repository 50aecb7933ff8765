import type { Mailer, MailMessage } from '../platform/mail/mailer.ts'

/** A received mail, with the addresses in its text part. */
export interface MailboxMail extends MailMessage {
  links: string[]
}

/** Accepts every mail and keeps them, oldest first. */
export interface MemoryMailbox extends Mailer {
  mails: MailboxMail[]
}

/** A mailbox in memory, for tests and stories. */
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
