/** A mail as it goes out. */
export interface MailMessage {
  /** With its angle brackets; the same however often the mail is sent. */
  message_id: string
  /** An address, or a name with the address in angle brackets. */
  from: string
  to: string
  subject: string
  html: string
  text: string
}

/** Hands mails to whoever delivers them. */
export interface Mailer {
  /** Sender of every mail: an address, or a name with the address in angle brackets. */
  from: string
  /**
   * Resolves when the mail was taken over.
   * @throws MailFailure
   */
  deliver(message: MailMessage): Promise<void>
}

/**
 * A mail that was not taken over. `temporary`: trying again later may help; `permanent`: it will not.
 * `reason` is a status or an error code, never the server's words: they repeat addresses.
 */
export class MailFailure extends Error {
  readonly kind: 'temporary' | 'permanent'
  readonly reason: string

  constructor(kind: 'temporary' | 'permanent', reason: string) {
    super(`The mail was not delivered (${reason})`)
    this.name = 'MailFailure'
    this.kind = kind
    this.reason = reason
  }
}
