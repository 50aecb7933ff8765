import { contractText } from '@tandem/api-client'
import { accountMessages, LinkFields } from '@tandem/api-contract'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as v from 'valibot'
import { text } from './messages.ts'

/**
 * The fields of a link in a mail, or null when one is missing. They are removed from the address bar
 * immediately, so that nobody copies or shares them, and stay in the history entry for a reload.
 */
export function useMailLink(): LinkFields | null {
  const location = useLocation()
  const navigate = useNavigate()
  const inAddress = read(Object.fromEntries(new URLSearchParams(location.search)))
  const link = inAddress ?? read((Object(location.state) as { link?: unknown }).link)
  const isShown = inAddress !== null
  const hide = useEffectEvent(() => {
    void navigate(location.pathname, { replace: true, state: { link }, preventScrollReset: true })
  })
  useEffect(() => {
    if (isShown) hide()
  }, [isShown])
  return link
}

/** The texts for an address in which a field of its link is missing, and what a person can do. */
export const incompleteLink = () => ({
  title: contractText(accountMessages.link.missing),
  description: text('incompleteLink'),
})

function read(value: unknown): LinkFields | null {
  const { user_id, hash } = Object(value) as Record<string, unknown>
  const link = v.safeParse(LinkFields, { user_id, hash })
  return link.success ? link.output : null
}
