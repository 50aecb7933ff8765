import { NewSignIn, SocialProvider } from '@tandem/api-contract'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as v from 'valibot'

const reasons = ['cancelled', 'expired', 'unavailable', 'refused', 'busy', 'unknown'] as const

/** What a provider returned: its one-time code, or the reason why there is none. */
const ProviderReturn = v.union([
  v.strictObject({ code: NewSignIn.entries.code, provider: SocialProvider }),
  v.strictObject({ reason: v.picklist(reasons), provider: v.nullable(SocialProvider) }),
])
type ProviderReturn = v.InferOutput<typeof ProviderReturn>

/**
 * Reads what a provider sent the browser back with. It leaves the address bar immediately; the history entry
 * keeps it for a reload until it is settled.
 */
export function useProviderReturn(): { returned: ProviderReturn | null; settle: () => void } {
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const inAddress = readAddress(search)
  const replace = (next: { returned: ProviderReturn } | null) =>
    void navigate(pathname, { replace: true, state: next, preventScrollReset: true })
  const isShown = inAddress !== null
  const hide = useEffectEvent(() => {
    if (inAddress) replace({ returned: inAddress })
  })
  useEffect(() => {
    if (isShown) hide()
  }, [isShown])
  return {
    returned: inAddress ?? read((Object(state) as { returned?: unknown }).returned),
    settle: () => replace(null),
  }
}

function readAddress(search: string): ProviderReturn | null {
  const parameters = new URLSearchParams(search)
  const provider = parameters.get('service')
  return (
    read({ code: parameters.get('code'), provider }) ?? read({ reason: parameters.get('social'), provider })
  )
}

function read(value: unknown): ProviderReturn | null {
  const result = v.safeParse(ProviderReturn, value)
  return result.success ? result.output : null
}
