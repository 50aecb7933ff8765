import { Banner, Button } from '@tandem/design-system'
import { readStored, sessionQueries, signOutAtom } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { journeyMessages } from './journey-messages.ts'

interface WithoutSessionProps {
  /** What the page came with; it is kept over signing out. */
  link: unknown
  /** The title of the page, where `children` bring it themselves. */
  head?: ReactNode
  children: ReactNode
}

/**
 * Around the pages that links of mails lead to: whoever is signed in is asked before the link is followed, for it
 * would end their session, or be another person's.
 */
export function WithoutSession({ link, head, children }: WithoutSessionProps) {
  const text = journeyMessages.useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const signOut = useSetAtom(signOutAtom)
  // Looked at once: following the link signs in, and that is no reason to ask.
  const [hadSession] = useState(() => readStored('personal_access_token') !== null)
  const { data: user, isPending } = useQuery({
    ...sessionQueries.meWithoutOverlay,
    retry: false,
    enabled: hadSession,
  })
  if (!hadSession) return children
  if (isPending) return head
  // A session that cannot be read stands in nobody's way.
  if (!user) return children

  // Signing out leads to the sign-in page; this one is drawn anew in its place.
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
