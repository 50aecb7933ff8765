import { ConnectionOutcome, FacebookResponse } from '@tandem/api-contract'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as v from 'valibot'

const names = ['state', 'code', 'error', 'error_reason', 'error_code', 'error_description'] as const

/**
 * What the dialog sent the browser back with, and the result once the server has answered. The code leaves
 * the address bar immediately; the history entry keeps both for a reload, so that the answer is sent once.
 */
export function useConnectionReturn() {
  const location = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(location.search)
  const kept = Object(location.state) as { given?: unknown; outcome?: unknown }
  const inAddress = names.some((name) => params.has(name))
  const given = parsed(FacebookResponse, inAddress ? readAddress(params) : kept.given)
  const outcome = inAddress ? null : parsed(ConnectionOutcome, kept.outcome)
  const keep = (state: { given: FacebookResponse | null } | { outcome: ConnectionOutcome }) =>
    void navigate({ pathname: location.pathname, search: '', hash: '' }, { replace: true, state })
  const hide = useEffectEvent(() => keep({ given }))
  useEffect(() => {
    if (inAddress) hide()
  }, [inAddress])
  return {
    given,
    outcome,
    keepOutcome: (ended: ConnectionOutcome) => keep({ outcome: ended }),
  }
}

const readAddress = (params: URLSearchParams) =>
  Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])))

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | null {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : null
}
