import { base64url, fromBase64url } from '../../sign-in/signing-key.ts'

/** What a token stands for. It says so itself, so that it still does when the simulator starts again. */
export interface TokenContent {
  /** Of the whole log-in: all tokens that came of one consent have the same. */
  login: string
  person: string
  /** The Page that a Page token is for. */
  page?: string
  /** Milliseconds. */
  issued: number
  /** 0: it has no end of its own. */
  expires: number
  /** When the person was last there: apps may read for 90 days. */
  dataUntil: number
  asked: string[]
  granted: string[]
  pages: string[]
  accounts: string[]
}

const bytes = (text: string) => new TextEncoder().encode(text)

const macOf = async (text: string, secret: string): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text)))
  return [...mac].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What `appsecret_proof` must be for a token. */
export const proofOf = (token: string, secret: string): Promise<string> => macOf(token, secret)

const start = 'EAA'
const macLength = 32

/** A token that nobody without the secret can make. */
export const writeToken = async (content: TokenContent, secret: string): Promise<string> => {
  const text = base64url(JSON.stringify(content))
  return `${start}${(await macOf(text, `token:${secret}`)).slice(0, macLength)}${text}`
}

/** What a token stands for; undefined when it is none of ours. */
export const readToken = async (token: string, secret: string): Promise<TokenContent | undefined> => {
  const mac = token.slice(start.length, start.length + macLength)
  const text = token.slice(start.length + macLength)
  if (!token.startsWith(start) || (await macOf(text, `token:${secret}`)).slice(0, macLength) !== mac)
    return undefined
  return JSON.parse(new TextDecoder().decode(fromBase64url(text))) as TokenContent
}
