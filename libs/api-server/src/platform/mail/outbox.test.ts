import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dayMs, minuteMs } from '@tandem/format'
import { inTeam } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { aesSecrets } from '../secrets/secrets.ts'
import { createTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { TestDatabase } from '../../testing/test-database.ts'
import { deliverDueMail } from './deliver-due-mail.ts'
import { MailFailure } from './mailer.ts'
import type { MailMessage } from './mailer.ts'
import { queueMail } from './outbox.ts'
import { triedForMs } from './retry-schedule.ts'
import { sampleMails } from './sample-mails.ts'

let opened: TestDatabase
let dependencies: ApiDependencies
let sent: MailMessage[]
let clock: Date
let deliver: (message: MailMessage) => Promise<void>
const log: { level: string; fields: Record<string, unknown>; message: string }[] = []
const line = (level: string) => (fields: Record<string, unknown>, message: string) =>
  void log.push({ level, fields, message })

beforeAll(async () => {
  opened = await openTestDatabase()
  const api: TestApi = await createTestApi({ database: opened.database })
  // Stop its mail worker: each test decides when mail is delivered.
  await api.close()
  dependencies = {
    ...api.dependencies,
    now: () => clock,
    log: { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') },
    mail: { from: 'Tandem <mail@tandem.test>', deliver: (message) => deliver(message) },
  }
  start()
})
afterEach(async () => {
  await opened.database.deleteFrom('mails').execute()
  start()
})
afterAll(() => opened.close())

function start() {
  clock = new Date('2026-03-01T12:00:00Z')
  sent = []
  log.length = 0
  deliver = async (message) => void sent.push(message)
}

const mailTo = (to: string) => ({ ...sampleMails['reset-password'], to })
const queue = (to: string) => queueMail(opened.database, mailTo(to), dependencies)
const run = (signal = new AbortController().signal) => deliverDueMail(dependencies, signal)
const rows = () => opened.database.selectFrom('mails').selectAll().orderBy('queued_at').execute()
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms)
}

test('queues a mail together with the change of a team that causes it, or not at all', async () => {
  const { team_id } = await opened.database
    .insertInto('teams')
    .values({ name: 'Team', timezone: 'UTC', created_at: clock })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  await inTeam(opened.database, team_id, (db) => queueMail(db, mailTo('one@example.test'), dependencies))
  const undone = inTeam(opened.database, team_id, async (db) => {
    await queueMail(db, mailTo('two@example.test'), dependencies)
    throw new Error('the change is undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await run()
  expect(sent.map(({ to }) => to)).toEqual(['one@example.test'])
})

test('lets a request add mails, but neither read nor change them', async () => {
  await queue('one@example.test')
  const asRequest = (work: Parameters<typeof inTeam<unknown>>[2]) => inTeam(opened.database, 1, work)
  await expect(asRequest((db) => db.selectFrom('mails').select('sealed').execute())).rejects.toThrow(
    'permission denied',
  )
  await expect(asRequest((db) => db.deleteFrom('mails').execute())).rejects.toThrow('permission denied')
})

test('stores nothing readable of a mail, and deletes its content once it is sent', async () => {
  await queue('marker@example.test')
  const before = await rows()
  expect(before[0]?.sealed).toBeTruthy()
  const mail = sampleMails['reset-password']
  for (const secret of ['marker', mail.link.split('hash=')[1] ?? '', mail.name]) {
    expect(JSON.stringify(before)).not.toContain(secret)
  }
  await run()
  expect(sent[0]?.text).toContain(mail.link)
  expect(await rows()).toMatchObject([{ sealed: null, next_attempt_at: null, sent_at: clock.toISOString() }])
  expect(JSON.stringify(log)).not.toContain('marker')
})

test('tries again later with the same message id, and sends it once', async () => {
  await queue('one@example.test')
  const tried: string[] = []
  deliver = async ({ message_id }) => {
    tried.push(message_id)
    throw new MailFailure('temporary', 'CONN 421')
  }
  await run()
  await run()
  expect(tried).toHaveLength(1)
  expect(await rows()).toMatchObject([{ attempts: 1, failure: 'CONN 421', sent_at: null }])
  expect(log).toMatchObject([{ level: 'warn', fields: { reason: 'CONN 421' } }])

  pass(60_000)
  deliver = async (message) => void sent.push(message)
  await run()
  await run()
  expect(sent.map(({ message_id }) => message_id)).toEqual(tried)
  expect(sent[0]?.message_id).toMatch(/^<[\da-f-]{36}@tandem\.test>$/)
})

test('tries for a day, then gives up and keeps the mail as failed, without its content', async () => {
  await queue('one@example.test')
  const queued = clock.getTime()
  let tries = 0
  deliver = async () => {
    tries += 1
    throw new MailFailure('temporary', 'ECONNREFUSED')
  }
  for (let next: string | null = clock.toISOString(); next && tries < 30;) {
    clock = new Date(next)
    await run()
    next = (await rows())[0]?.next_attempt_at ?? null
  }
  expect(tries).toBe(20)
  expect(clock.getTime() - queued).toBe(triedForMs)
  expect(await rows()).toMatchObject([
    { sealed: null, sent_at: null, failed_at: clock.toISOString(), failure: 'ECONNREFUSED', attempts: 20 },
  ])
  expect(log.at(-1)).toMatchObject({
    level: 'error',
    message: 'a mail was given up',
    fields: { template: 'reset-password', reason: 'ECONNREFUSED', attempts: 20 },
  })
  pass(triedForMs)
  await run()
  expect(tries).toBe(20)
})

test('does not retry a permanent refusal, nor let it delay the others', async () => {
  for (const name of ['one', 'nobody', 'two']) await queue(`${name}@example.test`)
  deliver = async (message) => {
    if (message.to.startsWith('nobody')) throw new MailFailure('permanent', 'RCPT TO 550')
    sent.push(message)
  }
  await run()
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['one@example.test', 'two@example.test'])
  expect((await rows()).filter((row) => row.failed_at)).toMatchObject([
    { failure: 'RCPT TO 550', attempts: 1, sealed: null },
  ])
})

test('does not let a slow mail server delay other mails', async () => {
  const slow = Promise.withResolvers<void>()
  const others = Promise.withResolvers<void>()
  deliver = async (message) => {
    if (message.to.startsWith('slow')) await slow.promise
    sent.push(message)
    if (sent.length === 8) others.resolve()
  }
  await queue('slow@example.test')
  for (let at = 0; at < 8; at += 1) await queue(`quick-${at}@example.test`)
  const running = run()
  await others.promise
  expect(sent.map(({ to }) => to)).not.toContain('slow@example.test')
  slow.resolve()
  await running
  expect(sent).toHaveLength(9)
})

test('keeps no transaction open while a mail server hangs', async () => {
  const hanging = Promise.withResolvers<void>()
  deliver = (message) => {
    sent.push(message)
    return hanging.promise
  }
  for (let at = 0; at < 6; at += 1) await queue(`person-${at}@example.test`)
  const running = run()
  await expect.poll(() => sent.length).toBe(4)
  await queue('later@example.test')
  expect(await rows()).toHaveLength(7)
  hanging.resolve()
  await running
  expect(sent).toHaveLength(7)
})

test('sends each mail once when workers run at the same time', async () => {
  for (let at = 0; at < 40; at += 1) await queue(`person-${at}@example.test`)
  await Promise.all(Array.from({ length: 6 }, () => run()))
  expect(new Set(sent.map(({ to }) => to)).size).toBe(40)
  expect(sent).toHaveLength(40)
})

test('sends a mail again, with the same message id, when its worker died between delivery and commit', async () => {
  await queue('one@example.test')
  const died = new Promise<never>(() => undefined)
  deliver = (message) => {
    sent.push(message)
    return died
  }
  const delivered = expect.poll(() => sent.length)
  void run()
  await delivered.toBe(1)

  deliver = async (message) => void sent.push(message)
  pass(4 * minuteMs)
  await run()
  expect(sent).toHaveLength(1)
  pass(60_000)
  await run()
  pass(triedForMs)
  await run()
  expect(sent.map(({ message_id }) => message_id)).toEqual([sent[0]?.message_id, sent[0]?.message_id])
})

test('keeps what the next worker wrote when an earlier one returns late', async () => {
  await queue('one@example.test')
  const late = Promise.withResolvers<void>()
  deliver = (message) => {
    sent.push(message)
    return late.promise
  }
  const first = run()
  await expect.poll(() => sent.length).toBe(1)
  pass(5 * minuteMs)
  deliver = async (message) => void sent.push(message)
  await run()
  late.reject(new MailFailure('permanent', 'DATA 550'))
  await first
  expect(await rows()).toMatchObject([{ failed_at: null, sent_at: clock.toISOString() }])
})

test('keeps a mail waiting while the key is wrong, until the right one is back', async () => {
  await queue('one@example.test')
  const { secrets } = dependencies
  dependencies.secrets = await aesSecrets(new Uint8Array(32))
  await run()
  expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, failed_at: null }])
  dependencies.secrets = secrets
  pass(60_000)
  await run()
  expect(sent).toHaveLength(1)
})

test('deletes mails sent a month ago, and keeps failed ones', async () => {
  await queue('one@example.test')
  await run()
  await queue('nobody@example.test')
  deliver = async () => {
    throw new MailFailure('permanent', 'RCPT TO 550')
  }
  await run()
  pass(31 * dayMs)
  deliver = async (message) => void sent.push(message)
  await queue('two@example.test')
  await run()
  expect((await rows()).map(({ failure }) => failure)).toEqual(['RCPT TO 550', null])
})

test('starts nothing new when the process stops', async () => {
  const stop = new AbortController()
  for (let at = 0; at < 12; at += 1) await queue(`person-${at}@example.test`)
  deliver = async (message) => {
    sent.push(message)
    stop.abort()
  }
  await run(stop.signal)
  expect(sent.length).toBeLessThanOrEqual(4)
})
