import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

/** A received mail: the envelope and the exact bytes. */
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

/** The code that a recipient's address asks for: `refuse-550@…`, `refuse-450@…`. */
const askedFor = (address: string) => /^refuse-(\d{3})@/.exec(address)?.[1]

/**
 * Starts a server that accepts every mail except those to addresses such as `refuse-550@example.test`.
 * Its certificate comes with the package, and nobody trusts it.
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
  // Tests include clients that disconnect in the middle.
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
