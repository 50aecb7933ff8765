import type { PendingRegistration } from '@tandem/api-contract'
import { forgetStored, keepStored, readStored } from '@tandem/session'

/** The registration in this browser that waits for its mail; null if there is none or it can't be read. */
export function pendingRegistration(): { user_id: number; on_page_token: string } | null {
  const user_id = readStored('user_id')
  const on_page_token = readStored('on_page_token')
  return user_id !== null && on_page_token !== null ? { user_id: Number(user_id), on_page_token } : null
}

/**
 * Stores the registration for the page that waits for the mail, and forgets the token of a newcomer from a provider.
 */
export function keepPendingRegistration({ id, on_page_token }: PendingRegistration, email: string) {
  keepStored('user_id', String(id))
  keepStored('on_page_token', on_page_token)
  keepStored('temp_mail', email)
  forgetStored('token')
}
