import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { MailFailure } from '../platform/mail/mailer.ts'
import type { MailMessage } from '../platform/mail/mailer.ts'
import { renderMail } from '../platform/mail/render-mail.ts'
import { sampleMails } from '../platform/mail/sample-mails.ts'
import { startLoopbackSmtp } from '../testing/loopback-smtp.ts'
import { smtpMailer } from './smtp-mailer.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function smtpServer(options: Parameters<typeof startLoopbackSmtp>[0] = {}) {
  const server = await startLoopbackSmtp(options)
  cleanUps.push(server.close)
  return server
}

/** A server that answers what a test wants, or nothing. */
async function rawServer(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Longer than a busy machine needs; a test about a time limit shortens that one. */
const patient = { connectMs: 20_000, silenceMs: 20_000, wholeMs: 20_000 }
const from = 'Tandem <mail@tandem.test>'
const mailer = (port: number, { scheme = 'smtp', credentials = '', timeouts = patient } = {}) =>
  smtpMailer(`${scheme}://${credentials}127.0.0.1:${port}`, from, timeouts)

const messageTo = (to: string, changes: Partial<MailMessage> = {}): MailMessage => ({
  message_id: '<7f1c3f6e-5b0a-4a57-9a55-6a7de1b6f0aa@tandem.test>',
  from,
  to,
  subject: 'Verify your email address',
  html: '<p>Verify</p>',
  text: 'Verify',
  ...changes,
})

/** How a delivery failed; null when it succeeded. */
const failureOf = async (delivery: Promise<void>) => {
  try {
    await delivery
    return null
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    expect(`${error.message} ${error.reason}`).not.toContain('@')
    return `${error.kind}: ${error.reason}`
  }
}

test('delivers both parts, with our message id and the headers that prevent automatic answers', async () => {
  const server = await smtpServer()
  const rendered = await renderMail(sampleMails['verify-email'])
  await mailer(server.port).deliver(messageTo('ada@example.test', rendered))
  expect(server.arrivals).toMatchObject([{ from: 'mail@tandem.test', to: ['ada@example.test'] }])
  const raw = server.arrivals[0]?.raw ?? ''
  expect(raw).toContain('Message-ID: <7f1c3f6e-5b0a-4a57-9a55-6a7de1b6f0aa@tandem.test>')
  expect(raw).toMatch(/^From: Tandem <mail@tandem\.test>\r$/m)
  expect(raw).toMatch(/^To: ada@example\.test\r$/m)
  expect(raw).toMatch(/^Subject: Verify your email address\r$/m)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(raw).toContain('Content-Type: text/plain; charset=utf-8')
  expect(raw).toContain('Content-Type: text/html; charset=utf-8')
})

test('signs in with the user and password of the address', async () => {
  const seen: unknown[] = []
  const server = await smtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      seen.push([username, password])
      callback(null, { user: username })
    },
  })
  await mailer(server.port, { credentials: 'mail%40tandem:p%2Fss%3Aword@' }).deliver(
    messageTo('ada@example.test'),
  )
  expect(seen).toEqual([['mail@tandem', 'p/ss:word']])
  expect(server.arrivals).toHaveLength(1)
})

test('reports a refused connection when nobody listens', async () => {
  const server = await startLoopbackSmtp()
  await server.close()
  expect(await failureOf(mailer(server.port).deliver(messageTo('a@example.test')))).toBe(
    'temporary: ECONNREFUSED',
  )
})

test('reports 421 when the server accepts no connection now', async () => {
  const port = await rawServer((socket) => socket.end('421 4.7.0 too busy, come back later\r\n'))
  expect(await failureOf(mailer(port).deliver(messageTo('a@example.test')))).toMatch(/^temporary: \w+ 421$/)
})

test('allows another try after 450 for a recipient, and none after 550', async () => {
  const server = await smtpServer()
  expect(await failureOf(mailer(server.port).deliver(messageTo('refuse-450@example.test')))).toBe(
    'temporary: RCPT TO 450',
  )
  expect(await failureOf(mailer(server.port).deliver(messageTo('refuse-550@example.test')))).toBe(
    'permanent: RCPT TO 550',
  )
  expect(await failureOf(mailer(server.port).deliver(messageTo('ada@example.test')))).toBeNull()
})

test('treats 550 for the password or the sender as a mistake in the settings, and keeps the mail', async () => {
  const refuse = (_: unknown, __: unknown, callback: (error: Error) => void) =>
    callback(Object.assign(new Error('no'), { responseCode: 550 }))
  const forSender = await smtpServer({ onMailFrom: refuse })
  expect(await failureOf(mailer(forSender.port).deliver(messageTo('a@example.test')))).toBe(
    'temporary: MAIL FROM 550',
  )
  const forPassword = await smtpServer({ authOptional: false, allowInsecureAuth: true, onAuth: refuse })
  const signedIn = mailer(forPassword.port, { credentials: 'user:wrong@' })
  expect(await failureOf(signedIn.deliver(messageTo('a@example.test')))).toBe('temporary: AUTH PLAIN 550')
})

test('gives up a server that never greets', async () => {
  const port = await rawServer(() => undefined)
  const timeouts = { ...patient, connectMs: 200 }
  expect(await failureOf(mailer(port, { timeouts }).deliver(messageTo('a@example.test')))).toBe(
    'temporary: ETIMEDOUT',
  )
})

test("fails when the server's certificate is not trusted or it speaks no TLS", async () => {
  const untrusted = await smtpServer({ secure: true })
  expect(
    await failureOf(mailer(untrusted.port, { scheme: 'smtps' }).deliver(messageTo('a@example.test'))),
  ).toMatch(/^temporary: (CERT_HAS_EXPIRED|DEPTH_ZERO_SELF_SIGNED_CERT)$/)
  const upgraded = await smtpServer({ disabledCommands: [] })
  expect(await failureOf(mailer(upgraded.port).deliver(messageTo('a@example.test')))).toMatch(/^temporary: /)
  const plain = await smtpServer()
  expect(await failureOf(mailer(plain.port, { scheme: 'smtps' }).deliver(messageTo('a@example.test')))).toBe(
    'temporary: ERR_SSL_WRONG_VERSION_NUMBER',
  )
  expect([...untrusted.arrivals, ...upgraded.arrivals, ...plain.arrivals]).toEqual([])
})

test('sends a mail again when the connection dies after DATA, because it may not have arrived', async () => {
  const port = await rawServer((socket) => {
    socket.write('220 ready\r\n')
    let body: string | null = null
    socket.on('data', (chunk: Buffer) => {
      const isData = chunk.toString().startsWith('DATA')
      if (body !== null) body += chunk.toString()
      else socket.write(isData ? '354 go on\r\n' : '250 fine\r\n')
      if (isData) body = ''
      if (body?.endsWith('\r\n.\r\n')) socket.destroy()
    })
  })
  expect(await failureOf(mailer(port).deliver(messageTo('a@example.test')))).toMatch(
    /^temporary: (ECONNECTION|ECONNRESET)$/,
  )
})

test('waits for a slow server', async () => {
  const server = await smtpServer({ afterData: () => new Promise((resolve) => setTimeout(resolve, 150)) })
  expect(await failureOf(mailer(server.port).deliver(messageTo('a@example.test')))).toBeNull()
})

test('gives up a server that keeps sending a little', async () => {
  const port = await rawServer((socket) => {
    socket.write('220 ready\r\n')
    const timer = setInterval(() => socket.write('250-and one more thing\r\n'), 50)
    socket.on('close', () => clearInterval(timer))
  })
  const timeouts = { ...patient, wholeMs: 600 }
  expect(await failureOf(mailer(port, { timeouts }).deliver(messageTo('a@example.test')))).toBe(
    'temporary: EABORT',
  )
})

test.for([
  ['a recipient', { to: 'ada@example.test\r\nBcc: victim@example.test' }],
  ['a list of recipients', { to: 'ada@example.test, victim@example.test' }],
  ['a subject', { subject: 'Hello\r\nBcc: victim@example.test\r\n\r\nbody' }],
  ['a message id', { message_id: '<a@b>\r\nBcc: victim@example.test' }],
] satisfies [string, Partial<MailMessage>][])('%s adds no header and no recipient', async ([, changes]) => {
  const server = await smtpServer()
  await failureOf(mailer(server.port).deliver(messageTo('ada@example.test', changes)))
  for (const { to, raw } of server.arrivals) {
    expect(to).toHaveLength(1)
    expect(to).not.toContain('victim@example.test')
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
  }
})
