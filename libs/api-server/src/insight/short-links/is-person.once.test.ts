import { expect, test } from 'vitest'
import { isPerson } from './is-person.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  `${iphone} Mobile/22B83 Instagram 361.0.0.35.82 (iPhone15,3; iOS 18_1; en_GB)`,
  `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
])('counts a person with %s', (agent) => {
  expect(isPerson(new Headers({ 'User-Agent': agent }))).toBe(true)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1',
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32',
  'Go-http-client/2.0',
  '',
])("doesn't count %s", (agent) => {
  expect(isPerson(new Headers({ 'User-Agent': agent }))).toBe(false)
})

test("doesn't count a prefetch or a request without a user agent", () => {
  expect(isPerson(new Headers({ 'User-Agent': iphone, 'Sec-Purpose': 'prefetch;prerender' }))).toBe(false)
  expect(isPerson(new Headers({ 'User-Agent': iphone, Purpose: 'prefetch' }))).toBe(false)
  expect(isPerson(new Headers())).toBe(false)
})
