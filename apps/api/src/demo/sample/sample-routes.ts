import { Hono } from 'hono'
import type { ApiDependencies } from '@tandem/api-server'
import { isAllowed } from '@tandem/api-contract'
import type { User } from '@tandem/api-contract'
import { demoSignIn, findDemoTeam } from '../workspace.ts'
import { signInBy } from './api-caller.ts'
import type { InProcessApi } from './api-caller.ts'
import type { DemoSample } from './demo-sample.ts'

interface SampleRoutes {
  sample: DemoSample
  api: InProcessApi
  dependencies: Pick<ApiDependencies, 'database'>
  /** What `GET /api/demo` also returns. */
  facts: object
}

/**
 * The state of the demo, and the call that empties or fills its team. Not part of the contract, because a host without a
 * demo has neither. An admin of the demo's team may call it. The answer signs them in as the owner, whose password
 * everybody knows.
 */
export function sampleRoutes({ sample, api, dependencies, facts }: SampleRoutes): Hono {
  const routes = new Hono()

  routes.get('/api/demo', async (context) => {
    context.header('Cache-Control', 'no-store')
    const team_id = (await findDemoTeam(dependencies)) ?? null
    return context.json({ ...facts, team_id, sample: sample.progress() })
  })

  routes.put('/api/demo/sample', async (context) => {
    const Authorization = context.req.header('Authorization') ?? ''
    const me = await api.request('/api/v1/me', { headers: { Authorization } })
    if (!me.ok) return new Response(me.body, me)
    const { data: user } = (await me.json()) as { data: User }
    if (!isAllowed(user.role, 'team.write') || user.team.id !== (await findDemoTeam(dependencies)))
      return context.json({ code: 'FORBIDDEN', message: 'Only admins of the demo team can do that.' }, 403)
    const body: unknown = await context.req.json().catch(() => null)
    const wanted = (body as { wanted?: unknown } | null)?.wanted
    if (wanted !== 'empty' && wanted !== 'full')
      return context.json({ code: 'VALIDATION_FAILED', message: 'wanted must be empty or full' }, 422)
    await sample.makeAnew(wanted)
    context.header('Cache-Control', 'no-store')
    return context.json({ data: { user: await signInBy(api, demoSignIn) } })
  })
  return routes
}
