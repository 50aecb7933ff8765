import type { Language, Role } from '@tandem/api-contract'

/** The person who sent a request. */
export interface Session {
  id: number
  team_id: number
  user_id: number
  role: Role
  /** The language they chose; null: the browser's. */
  language: Language | null
  token_hash: string
  /** When the person signed in. */
  created_at: string
  /** Whether they signed in with the password, and not with a provider alone. */
  by_password: boolean
}
