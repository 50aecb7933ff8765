import { hexHmac } from '../../hmac.ts'
import { base64url, fromBase64url } from '../../sign-in/signing-key.ts'

/** The content of a token. The token itself contains it, so it still works after the simulator restarts. */
export interface TokenContent {
  /** Identifies the login: all tokens of one consent have the same value. */
  login: string
  person: string
  /** The Page that a Page token is for. */
  page?: string
  /** In milliseconds. */
  issued: number
  /** 0 when it doesn't expire. */
  expires: number
  /** The end of the 90 days in which apps may read after the person last logged in. */
  dataUntil: number
  asked: string[]
  granted: string[]
  pages: string[]
  accounts: string[]
}

const maxMacs = 500
const macs = new Map<string, Promise<string>>()

/** Kept, because the same few tokens come with every request. */
const macOf = (text: string, secret: string): Promise<string> => {
  const name = `${secret} ${text}`
  const known = macs.get(name)
  if (known) return known
  if (macs.size >= maxMacs) macs.clear()
  const made = hexHmac(text, secret)
  macs.set(name, made)
  return made
}

/** The correct `appsecret_proof` for a token. */
export const proofOf = (token: string, secret: string): Promise<string> => macOf(token, secret)

const start = 'EAA'
const macLength = 32

/** Makes a token, which is impossible without the secret. */
export const writeToken = async (content: TokenContent, secret: string): Promise<string> => {
  const text = base64url(JSON.stringify(content))
  return `${start}${(await macOf(text, `token:${secret}`)).slice(0, macLength)}${text}`
}

/** The content of a token; undefined when it wasn't made here. */
export const readToken = async (token: string, secret: string): Promise<TokenContent | undefined> => {
  const mac = token.slice(start.length, start.length + macLength)
  const text = token.slice(start.length + macLength)
  if (!token.startsWith(start) || (await macOf(text, `token:${secret}`)).slice(0, macLength) !== mac)
    return undefined
  return JSON.parse(new TextDecoder().decode(fromBase64url(text))) as TokenContent
}
