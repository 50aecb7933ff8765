import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import getPort from 'get-port'
import { SMTPServer } from 'smtp-server'

/** A mail that arrived. */
export interface ArrivedMail {
  to: string
  messageId: string
}

/** A mail server that accepts every mail; it can be down for a while. */
export interface MailSink {
  /** The value for a host's `MAIL_URL`. */
  url: string
  arrived: ArrivedMail[]
  /** Called when a mail has arrived but the sender hasn't had an answer yet. */
  onArrival: () => Promise<void> | void
  open(): Promise<void>
  close(): Promise<void>
}

/** Starts a mail server on loopback. */
export async function startMailSink(): Promise<MailSink> {
  const port = await getPort()
  let server: SMTPServer | null = null
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    arrived: [],
    onArrival: () => undefined,
    async open() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        logger: false,
        closeTimeout: 50,
        onData(stream, session, callback) {
          const take = async () => {
            const raw = await text(stream)
            const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? ''
            for (const { address } of session.envelope.rcptTo) sink.arrived.push({ to: address, messageId })
            await sink.onArrival()
            callback()
          }
          // A sender that was killed in the middle hasn't delivered anything.
          take().catch(() => undefined)
        },
      })
      server.on('error', () => undefined)
      await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    async close() {
      const closing = server
      server = null
      if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()))
    },
  }
  await sink.open()
  return sink
}
