import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailColours } from './mail-colours.ts'
import type { Mail } from './mail.ts'
import { renderMail } from './render-mail.ts'
import { sampleMails } from './sample-mails.ts'

const mails = Object.values<Mail>(sampleMails)
const linksOf = (mail: object): string[] =>
  Object.entries(mail).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? linksOf(value)
      : key.endsWith('link')
        ? [String(value)]
        : [],
  )

test.for(mails)('says the same in $template as markup and as text, with its links', async (mail) => {
  const { subject, html, text } = await renderMail(mail)
  expect(subject).toMatch(/^[A-Z].{5,70}[^.!]$/)
  expect(text).toContain(`Hello ${mail.name},`)
  expect(html).toContain(`Hello <bdi>${mail.name}</bdi>,`)
  expect(text.match(/https?:\/\/\S+/g) ?? []).toEqual(linksOf(mail))
  for (const link of linksOf(mail)) {
    expect(text.split('\n')).toContain(link)
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  }
  expect(`${subject} ${text}`).not.toMatch(/!|\bplease\b|\boops\b|undefined|null|\[object/i)
})

test.for(mails)('has $template in Turkish, without an English sentence', async (mail) => {
  const [english, turkish] = await Promise.all([renderMail(mail), renderMail({ ...mail, language: 'tr' })])
  const linesOf = (text: string) =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('https:'))
  const left = new Set(linesOf(english.text))
  expect(linesOf(turkish.text).filter((line) => left.has(line))).toEqual([])
  expect(linesOf(turkish.text)).toHaveLength(left.size)
  expect(turkish.subject).not.toBe(english.subject)
  expect(`${turkish.subject} ${turkish.text}`).not.toMatch(
    /\b(?:the|you|your|this|will|with|was|days)\b|!|undefined|null|\[object/i,
  )
  expect(turkish.html).toContain('lang="tr"')
  expect(english.html).toContain('lang="en"')
  expect(turkish.text.match(/https?:\/\/\S+/g) ?? []).toEqual(linksOf(mail))
})

test('writes dates and roles of a Turkish mail in Turkish', async () => {
  const deletion = await renderMail({ ...sampleMails['team-deletion-near'], language: 'tr' })
  expect(deletion.text.replaceAll('\u2060', '')).toContain('5 Ara 2026 14:06 (Europe/Istanbul)')
  const invitation = await renderMail({ ...sampleMails.invitation, language: 'tr' })
  expect(invitation.text).toContain('Rolünüz: Editör.')
})

test('names the team, the inviter, the role and how long the invitation is valid', async () => {
  const { subject, text } = await renderMail(sampleMails.invitation)
  expect(subject).toBe('Selin Acar invited you to Linden & Oak')
  expect(text).toContain('Selin Acar invited you to join Linden & Oak as Editor.')
  expect(text).toContain('in 7 days')
})

test('masks the new address of an account', async () => {
  const { html, text } = await renderMail(sampleMails['email-changed'])
  for (const part of [html, text.replaceAll('\u2060', '')]) expect(part).not.toContain('ada.byrne')
  expect(text.replaceAll('\u2060', '')).toContain('a…e@new.example.test')
})

test('masks the restored address, without a link, in the mail to the replaced address', async () => {
  const left = await renderMail({ ...sampleMails['email-restored'], to: 'stranger@example.test' })
  const text = left.text.replaceAll('\u2060', '')
  expect(text).toContain('now has the address a…@example.test again')
  expect(text).not.toMatch(/ada@|Google|https?:/)
})

test.each([
  {
    template: 'password-changed',
    to: 'ada@example.test',
    name: 'Ada',
    reset_link: 'https://tandem.example/reset',
  },
  { template: 'sign-in-added', to: 'ada@example.test', name: 'Ada', provider: 'Google' },
  { template: 'email-changed', to: 'ada@example.test', name: 'Ada', new_email: 'a@new.example.test' },
] satisfies Mail[])('sends $template as an older version queued it', async (mail) => {
  const { text } = await renderMail(mail)
  expect(text).not.toMatch(/undefined|null|NaN/)
})

test('loads nothing from elsewhere: no picture, font, script or style sheet', async () => {
  for (const mail of mails) {
    const { html } = await renderMail(mail)
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\son\w+=/i)
  }
})

const hostile = (name: string): Mail => ({ ...sampleMails.invitation, name, inviter: name, team: name })
const tags = (html: string) => html.match(/</g)?.length

test.for([
  'Ada\r\nBcc: victim@example.test',
  'Ada\nContent-Type: text/html\n\n<b>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></head><body>',
  '\u202egnp.exe\u202c',
  '\u2067\u2066',
  'Cash prize https://evil.example/win now',
  'www.evil.example',
  'x'.repeat(10_000),
  'Z\u0335\u0322\u0334\u0325a\u0335\u0322\u0334\u0325',
  '\u200b\u200b',
  '   ',
])('keeps %j from changing the mail around it', async (name) => {
  const { subject, html, text } = await renderMail(hostile(name))
  const plain = await renderMail(hostile('Ada'))
  expect(tags(html)).toBe(tags(plain.html))
  expect(subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2067]/u)
  expect(text.split('\n')).toHaveLength(plain.text.split('\n').length)
  expect(text.match(/(?:https?:\/\/|www\.)[\w.]+/g)).toEqual(['https://tandem.example.com'])
  expect(html.match(/(?:https?:\/\/|www\.)[\w.]+/g)?.filter((link) => link.includes('evil'))).toEqual([])
})

test('isolates a right-to-left name, in the subject and the text too', async () => {
  const { subject, html, text } = await renderMail(hostile('ليلى'))
  expect(subject).toContain('\u2068ليلى\u2069')
  expect(text).toContain('\u2068ليلى\u2069')
  expect(html).toContain('<bdi>ليلى</bdi>')
})

test('lets no name add markup, lines or control characters', async () => {
  const plain = await renderMail(hostile('Ada'))
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (name) => {
      const { subject, html, text } = await renderMail(hostile(name))
      expect(tags(html)).toBe(tags(plain.html))
      expect(text.split('\n')).toHaveLength(plain.text.split('\n').length)
      expect(subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066\u2067]/u)
      expect([...subject].length).toBeLessThan(1_000)
    }),
    { numRuns: 30 },
  )
})

test('has the colours of the design system', () => {
  const file = resolve(import.meta.dirname, '../../../../design-system/theme/tokens.json')
  const tokens = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  type Node = Record<string, unknown> & { $value?: unknown; $extensions?: Record<string, { dark: unknown }> }
  const at = (path: string) => path.split('.').reduce((node, key) => node[key] as Node, tokens as Node)
  const hexOf = (value: unknown): string =>
    typeof value === 'string'
      ? hexOf(at(value.slice(1, -1)).$value)
      : (value as { hex: string }).hex.toLowerCase()
  for (const [token, { light, dark }] of Object.entries(mailColours)) {
    const node = at(`semantic.${token}`)
    expect([token, light, dark]).toEqual([
      token,
      hexOf(node.$value),
      hexOf(node.$extensions?.['app.tandem.modes']?.dark),
    ])
  }
})
