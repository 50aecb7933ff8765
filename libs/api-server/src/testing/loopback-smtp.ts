import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

/** What arrived: the envelope, and the mail byte for byte. */
interface Arrival {
  from: string
  to: string[]
  raw: string
  isEncrypted: boolean
}

/** A real SMTP server on loopback. */
export interface LoopbackSmtp {
  port: number
  arrivals: Arrival[]
  close(): Promise<void>
}

const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })

/** Answers that a recipient's address asks for by its name: `refuse-550@…`, `refuse-450@…`. */
const askedFor = (address: string) => /^refuse-(\d{3})@/.exec(address)?.[1]

/**
 * Starts a server that takes every mail but those to an address such as `refuse-550@example.test`.
 * Its certificate is the one that comes with the package, which nobody trusts.
 */
export async function startLoopbackSmtp(
  options: SMTPServerOptions & { afterData?: () => Promise<void> } = {},
): Promise<LoopbackSmtp> {
  const { afterData, ...rest } = options
  const arrivals: Arrival[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 50,
    onRcptTo({ address }, _session, callback) {
      const code = askedFor(address)
      callback(code ? refusal(Number(code), `no mail for ${address}`) : null)
    },
    onData(stream, session, callback) {
      void text(stream).then(async (raw) => {
        const { mailFrom, rcptTo } = session.envelope
        arrivals.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          isEncrypted: session.secure,
        })
        await afterData?.()
        callback()
      })
    },
    ...rest,
  })
  // A client that goes away in the middle is part of what is tested.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    arrivals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
