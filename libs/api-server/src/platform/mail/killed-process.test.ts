import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { minuteMs } from '@tandem/format'
import type { Log } from '../dependencies/dependencies.ts'
import { smtpMailer } from '../../node/smtp-mailer.ts'
import { aesSecrets } from '../secrets/secrets.ts'
import { startLoopbackSmtp } from '../../testing/loopback-smtp.ts'
import { openSharedDatabase } from '../../testing/shared-database.ts'
import { deliverDueMail } from './deliver-due-mail.ts'
import { queueMail } from './outbox.ts'
import { sampleMails } from './sample-mails.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }
const start = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * minuteMs).toISOString()

function startDelivering(environment: Record<string, string>) {
  const file = join(import.meta.dirname, '../../testing/mail-process.ts')
  const child = spawn(process.execPath, ['--liftoff-only', '--conditions=@tandem/source', file], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  cleanUps.push(() => child.exitCode === null && child.kill('SIGKILL'))
  return { child, exit: once(child, 'exit') }
}

test(
  'sends a mail at most twice, with the same Message-ID, when the process is killed after the server has it',
  { timeout: 120_000 },
  async () => {
    const shared = await openSharedDatabase()
    cleanUps.push(shared.close)
    let onArrival: () => Promise<void> = async () => undefined
    const server = await startLoopbackSmtp({ afterData: () => onArrival() })
    cleanUps.push(server.close)
    const MAIL_URL = `smtp://127.0.0.1:${server.port}`
    const mail = smtpMailer(MAIL_URL, 'Tandem <mail@tandem.test>')
    const secrets = await aesSecrets(new Uint8Array(32))
    await shared.use((database) =>
      queueMail(database, sampleMails.invitation, { secrets, mail, now: () => start }),
    )

    const killed = startDelivering({ ...shared.environment, MAIL_URL, NOW: later(0) })
    onArrival = async () => {
      killed.child.kill('SIGKILL')
      await killed.exit
    }
    expect((await killed.exit)[1]).toBe('SIGKILL')
    onArrival = async () => undefined
    await shared.use(async (database) => {
      for (const minutes of [4, 5, 6, 24 * 60]) {
        const now = () => new Date(later(minutes))
        await deliverDueMail({ database, secrets, mail, now, log: silent }, new AbortController().signal)
      }
      const rows = await database.selectFrom('mails').select(['sent_at', 'attempts']).execute()
      expect(rows).toEqual([{ sent_at: new Date(later(5)).toISOString(), attempts: 2 }])
    })

    const ids = server.arrivals.map(({ raw }) => /^Message-ID: (\S+)/m.exec(raw)?.[1])
    expect(ids).toEqual([ids[0], ids[0]])
    expect(ids[0]).toMatch(/^<.+@tandem\.test>$/)
  },
)
