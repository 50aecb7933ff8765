import type { User } from '@tandem/api-contract'
import { useMailLink } from '@tandem/page-parts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { putVerified, verificationOf } from './queries.ts'

/** The state of a mailed link. */
export type EmailLinkState =
  | { kind: 'none' }
  | { kind: 'missing' }
  /** It is for somebody else than the signed-in user, who is asked first. */
  | { kind: 'others'; follow: () => void; leave: () => void }
  /** Opening the link changes nothing, because mail scanners open links too. */
  | { kind: 'ready'; follow: () => void }
  | { kind: 'working' }
  | { kind: 'failed'; error: Error; tryAgain: () => void }
  | { kind: 'verified'; email: string }

const nobodys = { user_id: 0, hash: '' }

/**
 * Uses the link in an address. Afterwards the history entry stores the result instead of the link, which a
 * reload would find used. The signed-in user is asked before somebody else's link is used.
 */
export function useEmailLink(user: User | null): EmailLinkState {
  const link = useMailLink()
  const { search, state, pathname } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [followed, setFollowed] = useState<string>()
  const isOthers = link !== null && user !== null && user.id !== link.user_id
  const isFollowed = link !== null && followed === link.hash
  const { data, error, isFetching, refetch } = useQuery({
    ...verificationOf(link ?? nobodys),
    enabled: isFollowed,
  })
  const replace = (next: object | null) =>
    void navigate(pathname, { replace: true, state: next, preventScrollReset: true })

  const finish = useEffectEvent((email: string) => {
    if (link) void putVerified(queryClient, link.user_id, email)
    replace({ verified: email })
  })
  useEffect(() => {
    if (data !== undefined) finish(data)
  }, [data])

  const { verified } = Object(state) as { verified?: unknown }
  if (link === null) {
    if (typeof verified === 'string') return { kind: 'verified', email: verified }
    return /[?&](user_id|hash)=/.test(search) ? { kind: 'missing' } : { kind: 'none' }
  }
  const follow = () => setFollowed(link.hash)
  if (!isFollowed && isOthers) return { kind: 'others', follow, leave: () => replace(null) }
  if (!isFollowed) return { kind: 'ready', follow }
  return error && !isFetching
    ? { kind: 'failed', error, tryAgain: () => void refetch() }
    : { kind: 'working' }
}
