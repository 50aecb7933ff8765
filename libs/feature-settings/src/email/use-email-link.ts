import type { User } from '@tandem/api-contract'
import { useMailLink } from '@tandem/workbench'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { putVerified, verificationOf } from './queries.ts'

/** How far the link of a mail is. */
export type EmailLinkState =
  | { kind: 'none' }
  | { kind: 'missing' }
  /** It is for somebody else than who is signed in, who is asked first. */
  | { kind: 'others'; follow: () => void; leave: () => void }
  | { kind: 'working' }
  | { kind: 'failed'; error: Error; tryAgain: () => void }
  | { kind: 'verified'; email: string }

const nobodys = { user_id: 0, hash: '' }

/**
 * Follows the link that an address came with. Once it is used, the entry of the history remembers what came of it and
 * not the link, which a reload would find used. Whoever is signed in is asked before a link of somebody else is followed.
 */
export function useEmailLink(user: User | null): EmailLinkState {
  const link = useMailLink()
  const { search, state, pathname } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [followed, setFollowed] = useState<string>()
  const isOthers = link !== null && user !== null && user.id !== link.user_id && followed !== link.hash
  const { data, error, isFetching, refetch } = useQuery({
    ...verificationOf(link ?? nobodys),
    enabled: link !== null && !isOthers,
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
  if (isOthers) {
    return { kind: 'others', follow: () => setFollowed(link.hash), leave: () => replace(null) }
  }
  return error && !isFetching
    ? { kind: 'failed', error, tryAgain: () => void refetch() }
    : { kind: 'working' }
}
