import * as v from 'valibot'
import { unset } from './unset-setting.ts'

const mailAddress = v.pipe(
  v.string(),
  v.check(
    isMailAddress,
    'must be the address of a mail server, such as smtps://user:password@smtp.example.com:465, with nothing after the port',
  ),
)

const plainAddress = String.raw`[^\s<>",;@]+@[^\s<>",;@.]+(?:\.[^\s<>",;@.]+)+`
/** An address, optionally after a name. Quotes, commas and line breaks would make several addresses of it. */
const sender = new RegExp(String.raw`^(?:${plainAddress}|[^<>",;@\p{Cc}]+ <${plainAddress}>)$`, 'u')

/** The environment variables of the mail server and the sender. */
export const mailEnvironment = {
  MAIL_URL: v.optional(
    v.pipe(
      mailAddress,
      v.description(
        'the mail server: `smtp://user:password@host:587` or `smtps://user:password@host:465`; required outside the demo',
      ),
      unset("none: the demo's mailbox"),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(sender, 'must be an address such as mail@example.com, or Tandem <mail@example.com>'),
      v.description(
        'sender of every mail, `mail@example.com` or `Tandem <mail@example.com>`; required with `MAIL_URL`',
      ),
      unset('none'),
    ),
  ),
}

function isMailAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text)
  const isBare = ['', '/'].includes(pathname) && search === '' && hash === ''
  const hasWholeSignIn = (username === '') === (password === '')
  return (
    /^smtps?:$/.test(protocol) &&
    hostname !== '' &&
    isBare &&
    hasWholeSignIn &&
    isEncoded(username + password)
  )
}

const isEncoded = (text: string) => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
