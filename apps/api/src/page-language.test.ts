import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { pageLanguage } from './page-language.ts'

const app = new Hono().get('*', (context) => context.text(pageLanguage(context)))

const languageFor = async (headers: Record<string, string>) => (await app.request('/', { headers })).text()

it.each([
  ['', 'en'],
  ['tr', 'tr'],
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['en-GB,en;q=0.9,tr;q=0.8', 'en'],
  ['de-DE,de;q=0.9,TR;q=0.5', 'tr'],
  ['tr;q=0, en;q=0.1', 'en'],
  ['fr, *', 'en'],
  ['t\u00fcrk;q=;;,', 'en'],
])('chooses from the browser languages %j the language %s', async (accepted, language) => {
  expect(await languageFor({ 'Accept-Language': accepted })).toBe(language)
})

it('prefers a known language chosen on the device to those of the browser', async () => {
  const browser = { 'Accept-Language': 'tr-TR' }
  expect(await languageFor({ ...browser, Cookie: 'a=b; language=en' })).toBe('en')
  expect(await languageFor({ ...browser, Cookie: 'language=../xx' })).toBe('tr')
  expect(await languageFor({ Cookie: 'language=constructor' })).toBe('en')
})

it('names the headers that the answer depends on', async () => {
  expect((await app.request('/')).headers.get('vary')).toBe('Accept-Language, Cookie')
})
