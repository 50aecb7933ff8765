import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { legalTexts } from './legal-texts.ts'
import { SettingsError } from './settings-error.ts'

let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'tandem-legal-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

it("answers with the host's text in its current form", async () => {
  await writeFile(join(folder, 'terms.txt'), 'Our terms')
  const texts = legalTexts(folder)
  const first = await texts.request('/legal/terms.txt')
  expect(await first.text()).toBe('Our terms')
  expect(first.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  await writeFile(join(folder, 'terms.txt'), 'Our newer terms')
  expect(await (await texts.request('/legal/terms.txt')).text()).toBe('Our newer terms')
})

it("leaves a text that the host hasn't written, and every other file, to the shell", async () => {
  await writeFile(join(folder, 'terms.txt'), 'Our terms')
  await writeFile(join(folder, 'secret.txt'), 'Not for the web')
  const texts = legalTexts(folder)
  expect((await texts.request('/legal/privacy.txt')).status).toBe(404)
  expect((await texts.request('/legal/secret.txt')).status).toBe(404)
})

it.each([
  [['terms.txt', 'terms.tr.txt'], 'terms.txt', 'terms.tr.txt'],
  // Better in another language than Tandem's own terms, which would contradict them.
  [['terms.txt'], 'terms.txt', 'terms.txt'],
  [['terms.tr.txt'], 'terms.tr.txt', 'terms.tr.txt'],
])(
  'of a host with %j, readers of English get %s, and those of Turkish %s',
  async (files, english, turkish) => {
    for (const file of files) await writeFile(join(folder, file), file)
    const app = legalTexts(folder)
    expect(await (await app.request('/legal/terms.txt')).text()).toBe(english)
    expect(await (await app.request('/legal/terms.tr.txt')).text()).toBe(turkish)
  },
)

it('leaves Turkish texts to the shell if the host has none', async () => {
  await writeFile(join(folder, 'terms.txt'), 'Our terms')
  expect((await legalTexts(folder).request('/legal/privacy.tr.txt')).status).toBe(404)
})

it('refuses a folder without any of the texts, naming the setting', () => {
  expect(() => legalTexts(folder)).toThrow(SettingsError)
  expect(() => legalTexts(join(folder, 'nowhere'))).toThrow(/LEGAL_DIR/)
})
