import type { TokenEnd } from '../graph/graph-error.ts'
import { base64url } from '../../sign-in/signing-key.ts'
import type { TokenContent } from './token.ts'

/** What a person granted on the consent page. */
export interface Consent {
  person: string
  asked: string[]
  granted: string[]
  pages: string[]
  accounts: string[]
}

/** What a person withdrew, and how their tokens ended. */
interface Withdrawn {
  end?: { why: TokenEnd; at: number; later: Set<string> }
  permissions: Map<string, { status: 'declined' | 'expired'; later: Set<string> }>
}

/**
 * The codes that were issued, and what people have withdrawn since. Only this is lost when the simulator
 * stops.
 */
export interface Sessions {
  giveCode(consent: Consent, redirectUri: string): string
  /** Uses up a code, which works once and for ten minutes. */
  takeCode(code: string): { token: TokenContent; redirectUri: string } | 'unknown' | 'used' | 'expired'
  endTokens(person: string, why: TokenEnd): void
  endOf(token: TokenContent): TokenEnd | undefined
  withdraw(person: string, permission: string, status?: 'declined' | 'expired'): void
  statusOf(token: TokenContent, permission: string): 'granted' | 'declined' | 'expired'
  /** What a person declined the last time they were asked. */
  declined(person: string): ReadonlySet<string>
}

const codeLife = 10 * 60_000
const shortLife = 3_600_000
/** How long an app may read after the person last logged in, in milliseconds. */
export const dataLife = 90 * 86_400_000

const unguessable = () => base64url(crypto.getRandomValues(new Uint8Array(24)))

export const createSessions = (now: () => number): Sessions => {
  const codes = new Map<string, { token: TokenContent; redirectUri: string; used: boolean }>()
  const withdrawn = new Map<string, Withdrawn>()
  const refused = new Map<string, Set<string>>()
  const of = (person: string): Withdrawn => {
    const found = withdrawn.get(person) ?? { permissions: new Map() }
    withdrawn.set(person, found)
    return found
  }

  return {
    giveCode(consent, redirectUri) {
      const code = `AQ${unguessable()}`
      const at = now()
      const login = unguessable().slice(0, 12)
      const { end, permissions } = of(consent.person)
      end?.later.add(login)
      for (const { later } of permissions.values()) later.add(login)
      refused.set(
        consent.person,
        new Set(consent.asked.filter((permission) => !consent.granted.includes(permission))),
      )
      const token = { ...consent, login, issued: at, expires: at + shortLife, dataUntil: at + dataLife }
      codes.set(code, { token, redirectUri, used: false })
      return code
    },
    takeCode(code) {
      const found = codes.get(code)
      if (!found) return 'unknown'
      if (found.used) return 'used'
      found.used = true
      return now() - found.token.issued < codeLife ? found : 'expired'
    },
    endTokens(person, why) {
      of(person).end = { why, at: now(), later: new Set() }
    },
    endOf({ person, login, issued }) {
      const end = withdrawn.get(person)?.end
      return end && issued <= end.at && !end.later.has(login) ? end.why : undefined
    },
    withdraw(person, permission, status = 'declined') {
      of(person).permissions.set(permission, { status, later: new Set() })
    },
    statusOf({ person, login, granted }, permission) {
      const gone = withdrawn.get(person)?.permissions.get(permission)
      if (gone && !gone.later.has(login)) return gone.status
      return granted.includes(permission) ? 'granted' : 'declined'
    },
    declined: (person) => refused.get(person) ?? new Set(),
  }
}
