import type { Mailer, MailMessage } from '@tandem/api-server'

/** A mail in the mailbox. */
export interface ReceivedMail extends MailMessage {
  id: number
  at: Date
}

/** Receives a demo's mail in place of a mail server, and keeps the latest ones. */
export interface Mailbox extends Mailer {
  /** Newest first. */
  list(): ReceivedMail[]
  find(id: number): ReceivedMail | undefined
}

const kept = 200

/** Opens an empty mailbox in memory. */
export function openMailbox(now: () => Date): Mailbox {
  const mails: ReceivedMail[] = []
  let count = 0
  return {
    from: 'Tandem <mail@tandem.test>',
    async deliver(message) {
      // The outbox may send a mail twice, which is shown once.
      if (mails.some(({ message_id }) => message_id === message.message_id)) return
      mails.unshift({ ...message, id: ++count, at: now() })
      mails.length = Math.min(mails.length, kept)
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
  }
}
