import { Banner, Button } from '@tandem/design-system'
import { readStored, sessionQueries, signOutAtom } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { journeyMessages } from './journey-messages.ts'

interface WithoutSessionProps {
  /** What the page was opened with; it is kept while signing out. */
  link: unknown
  /** The title to show with the question; undefined if `children` have their own. */
  head?: ReactNode
  children: ReactNode
}

/**
 * Wraps the pages of links in mails. It asks signed-in people before the link is followed, because the link would end
 * their session and may belong to somebody else.
 */
export function WithoutSession({ link, head, children }: WithoutSessionProps) {
  const text = journeyMessages.useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const signOut = useSetAtom(signOutAtom)
  // Checked once: following the link signs in, which is not a reason to ask.
  const [hadSession] = useState(() => readStored('personal_access_token') !== null)
  const { data: user, isPending } = useQuery({
    ...sessionQueries.meWithoutOverlay,
    retry: false,
    enabled: hadSession,
  })
  if (!hadSession) return children
  if (isPending) return head
  // A session that can't be loaded must not block the page.
  if (!user) return children

  // Signing out leads to the sign-in page; this replaces it with the same page again.
  const leave = async () => {
    await signOut()
    await navigate(pathname, { replace: true, state: { link } })
  }
  return (
    <>
      {head}
      <Banner
        tone="info"
        title={text('signedIn.title', { name: user.name })}
        actions={
          <>
            <Button size="sm" onClick={() => void leave()}>
              {text('signedIn.continue')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void navigate('/', { replace: true })}>
              {text('signedIn.stay')}
            </Button>
          </>
        }
      >
        {text('signedIn.description')}
      </Banner>
    </>
  )
}
