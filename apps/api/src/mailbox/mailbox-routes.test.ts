import { expect, test } from 'vitest'
import type { MailMessage } from '@tandem/api-server'
import { openMailbox } from './mailbox.ts'
import { mailboxRoutes } from './mailbox-routes.ts'

const message = (changes: Partial<MailMessage> = {}): MailMessage => ({
  message_id: `<${crypto.randomUUID()}@tandem.test>`,
  from: 'Tandem <mail@tandem.test>',
  to: 'ada@example.test',
  subject: 'Reset your password',
  html: '<p>Markup with <a href="https://tandem.example.com/x">a link</a></p>',
  text: 'Text with https://tandem.example.com/x',
  ...changes,
})

function openDemoMailbox() {
  const mailbox = openMailbox(() => new Date('2026-03-01T12:00:00Z'))
  const app = mailboxRoutes(mailbox)
  return { mailbox, get: async (path: string) => app.request(`http://127.0.0.1:4000${path}`) }
}

test('lists sent mails, newest first, and a mail that was sent twice once', async () => {
  const { mailbox, get } = openDemoMailbox()
  expect(await (await get('/mailbox')).text()).toContain('No messages yet')
  const first = message({ subject: 'First' })
  await mailbox.deliver(first)
  await mailbox.deliver(message({ subject: 'Second' }))
  await mailbox.deliver(first)
  for (const path of ['/mailbox', '/mailbox/list', '/mailbox/list?open=x']) {
    const page = await (await get(path)).text()
    expect(page.match(/(?<=class="subject">)\w+/g)).toEqual(['Second', 'First'])
  }
})

test('keeps the latest 200 mails', async () => {
  const { mailbox } = openDemoMailbox()
  for (let at = 1; at <= 210; at += 1) await mailbox.deliver(message({ subject: String(at) }))
  expect(mailbox.list()).toHaveLength(200)
  expect([mailbox.list()[0]?.subject, mailbox.find(10)]).toEqual(['210', undefined])
})

test('shows a mail isolated from the page: nothing in it runs or loads', async () => {
  const { mailbox, get } = openDemoMailbox()
  await mailbox.deliver(message())
  const page = await get('/mailbox/1')
  const markup = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
  expect(markup).not.toContain('Markup with')
  expect(markup).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(markup).toContain('Text with https://tandem.example.com/x')

  const content = await get('/mailbox/1/content')
  expect(await content.text()).toBe(mailbox.list()[0]?.html)
  const policy = content.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox allow-popups')
  expect(policy).not.toMatch(/script|allow-same-origin/)
  expect(content.headers.get('referrer-policy')).toBe('no-referrer')
})

test('no subject, address or text becomes markup of the page', async () => {
  const { mailbox, get } = openDemoMailbox()
  const hostile = '"><script>alert(1)</script>'
  await mailbox.deliver(message({ subject: hostile, to: hostile, from: hostile, text: hostile }))
  for (const path of ['/mailbox', '/mailbox/1', '/mailbox/list']) {
    expect(await (await get(path)).text()).not.toContain('<script>alert')
  }
})

test.each(['/mailbox/2', '/mailbox/x', '/mailbox/1.5', '/mailbox/2/content', '/mailbox/%00'])(
  'reports that there is no mail at %s',
  async (path) => {
    const { mailbox, get } = openDemoMailbox()
    await mailbox.deliver(message())
    expect((await get(path)).status).toBe(404)
  },
)

test('browsers cache none of it', async () => {
  const { get } = openDemoMailbox()
  for (const path of ['/mailbox', '/mailbox/list', '/mailbox/mailbox.js', '/mailbox/mailbox.css']) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})
