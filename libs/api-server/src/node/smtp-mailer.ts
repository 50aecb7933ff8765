import { createTransport } from 'nodemailer'
import type { NodemailerError, SMTPTransportOptions } from 'nodemailer'
import { MailFailure } from '../platform/mail/mailer.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

/** The time limits of each step; `wholeMs` stops a server that sends a byte now and then. */
export interface SmtpTimeouts {
  connectMs: number
  silenceMs: number
  /** For the whole delivery. */
  wholeMs: number
}

const patience: SmtpTimeouts = { connectMs: 15_000, silenceMs: 30_000, wholeMs: 90_000 }

/**
 * Delivers over SMTP (nodemailer), with one connection for each mail.
 * @param url `smtp://user:password@host:587` (TLS by STARTTLS, required with a password unless the server is
 * on this machine) or `smtps://user:password@host:465` (TLS from the start); certificates are checked
 */
export function smtpMailer(url: string, from: string, timeouts: SmtpTimeouts = patience): Mailer {
  const transport = createTransport(connectionOptions(new URL(url), timeouts))
  return {
    from,
    async deliver({ message_id, to, subject, html, text }) {
      try {
        await transport.sendMail({
          messageId: message_id,
          from,
          // An object, because nodemailer would read several recipients from a text.
          to: { name: '', address: to },
          subject,
          html,
          text,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(timeouts.wholeMs),
        })
      } catch (error) {
        throw asFailure(error as NodemailerError)
      }
    },
  }
}

const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

function connectionOptions(url: URL, { connectMs, silenceMs }: SmtpTimeouts): SMTPTransportOptions {
  const user = decodeURIComponent(url.username)
  const pass = decodeURIComponent(url.password)
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && user !== '' && !isThisMachine(url.hostname),
    ...(user !== '' && { auth: { user, pass } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    socketCloseTimeout: 1_000,
  }
}

/**
 * A failure is permanent only when it is about this mail: its recipient or its content. A refused sender or password
 * is a mistake in the settings, which the host can correct while the mail waits.
 */
function asFailure({ code, originalCode, command, responseCode, permanent }: NodemailerError): MailFailure {
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  const isNoAddress = code === 'EENVELOPE' && command === 'API'
  const kind = (permanent && isAboutThisMail) || isNoAddress ? 'permanent' : 'temporary'
  const reason = responseCode ? `${command ?? 'SMTP'} ${responseCode}` : (originalCode ?? code ?? 'unknown')
  return new MailFailure(kind, reason)
}
