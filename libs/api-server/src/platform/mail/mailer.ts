/** A mail as it is sent. */
export interface MailMessage {
  /** Includes the angle brackets, and stays the same each time the mail is sent. */
  message_id: string
  /** An address, or a name with the address in angle brackets. */
  from: string
  to: string
  subject: string
  html: string
  text: string
}

/** Delivers mails. */
export interface Mailer {
  /** Sender of every mail: an address, or a name with the address in angle brackets. */
  from: string
  /**
   * Resolves when the mail was accepted.
   * @throws MailFailure
   */
  deliver(message: MailMessage): Promise<void>
}

/**
 * A mail that was not accepted. `temporary`: trying again later may help; `permanent`: it will not.
 * `reason` is a status or error code, never the server's text, because that repeats addresses.
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
