import { SocialNewcomer, SocialSignIn } from '@tandem/api-contract'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as v from 'valibot'

type Given = Pick<SocialSignIn, 'code' | 'provider'>

/**
 * What a provider returned: first its one-time code, and after the exchange the newcomer, whose token is valid only for
 * their form. A value is null if it is missing or invalid. The code leaves the address bar immediately; the history
 * entry keeps both for a reload.
 */
export function useSocialReturn() {
  const location = useLocation()
  const navigate = useNavigate()
  const search = new URLSearchParams(location.search)
  const state = Object(location.state) as { given?: unknown; newcomer?: unknown }
  const inAddress = readGiven({ code: search.get('code'), provider: search.get('service') })
  const isShown = inAddress !== null
  const keep = (next: { given: Given } | { newcomer: SocialNewcomer }) =>
    void navigate(location.pathname, { replace: true, state: next, preventScrollReset: true })
  const hide = useEffectEvent(() => {
    if (inAddress) keep({ given: inAddress })
  })
  useEffect(() => {
    if (isShown) hide()
  }, [isShown])
  return {
    given: inAddress ?? readGiven(state.given),
    newcomer: isShown ? null : readNewcomer(state.newcomer),
    keepNewcomer: (newcomer: SocialNewcomer) => keep({ newcomer }),
  }
}

function readGiven(value: unknown): Given | null {
  const { code, provider } = Object(value) as Record<string, unknown>
  const given = v.safeParse(SocialSignIn, { code, provider })
  return given.success ? { code: given.output.code, provider: given.output.provider } : null
}

function readNewcomer(value: unknown): SocialNewcomer | null {
  const newcomer = v.safeParse(SocialNewcomer, value)
  return newcomer.success ? newcomer.output : null
}
