import { isAllowed, takesWriteKey } from '@tandem/api-contract'
import type { Endpoint, Permission } from '@tandem/api-contract'
import { isDatabaseOutage } from '../platform/database/database-failure.ts'
import { openReading } from '../platform/database/reading.ts'
import type { ApiDependencies } from '../platform/dependencies/dependencies.ts'
import type { FileAnswer } from '../platform/request/file-answer.ts'
import { Problem, problem } from '../platform/request/problem.ts'
import { refuseOtherSites } from '../platform/request/refuse-other-sites.ts'
import type { Session } from '../platform/request/session.ts'
import { doOnce, writeKeyOf } from '../platform/write-keys/do-once.ts'
import type { Answered } from '../platform/write-keys/do-once.ts'
import { authenticate, authenticateReader, SessionChanged } from './auth/authenticate.ts'
import { identifyCaller } from './auth/identify-caller.ts'
import { limitCall } from './call-limits.ts'
import { callOf, isRead, readCallInput } from './call.ts'
import type { Answer, Call, Incoming, Proving } from './call.ts'

/** An endpoint of the contract with its handler; created by `implement`, mounted by `createApi`. */
export interface Implementation {
  endpoint: Endpoint
  answer: (
    dependencies: ApiDependencies,
    incoming: Incoming,
  ) => Promise<(Answered & { isReplayed?: boolean }) | FileAnswer>
}

/**
 * Connects an endpoint to its handler. In this order: same site, session, permission, limit, input, key,
 * handler; so a caller without the permission learns nothing else.
 */
export const implement = <const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): Implementation => join(endpoint, handler)

/** Like `implement`, for an endpoint that answers with a file. An error of its first chunk still becomes a failure. */
export const implementFile = <const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer>,
): Implementation => join(endpoint, handler)

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E> | FileAnswer>

function join<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Implementation {
  const attend = (
    dependencies: ApiDependencies,
    incoming: Incoming,
    session: Session | null,
    proving?: Proving,
  ) => answerCall(endpoint, handler, { dependencies, incoming, session, proving })
  return {
    endpoint,
    async answer(dependencies, incoming) {
      const { request, address, inDatabase } = incoming
      if (endpoint.sameSiteOnly) refuseOtherSites(request)
      if (endpoint.access === 'public') return attend(dependencies, incoming, null)
      const identified = await identifyCaller(dependencies, request, inDatabase)
      if (identified) {
        incoming.onSession(identified)
        return attend(dependencies, incoming, identified)
      }
      const caller = { headers: request.headers, address }
      if (isRead(endpoint)) {
        const reading = openReading()
        const reader = await inDatabase(() => authenticateReader(dependencies, caller, reading))
        const [proof, answer] = await Promise.allSettled([
          reader.proved,
          attend(dependencies, incoming, reader.session, { reading, proved: reader.proved }),
        ])
        if (proof.status === 'fulfilled') {
          incoming.onSession(reader.session)
          if (answer.status === 'rejected') throw answer.reason
          return answer.value
        }
        // A failing statement fails the verification with it, so that is repeated separately.
        const isShared = answer.status === 'rejected' && answer.reason === proof.reason
        const isProof = !isShared || proof.reason instanceof Problem || isDatabaseOutage(proof.reason)
        if (isProof && !(proof.reason instanceof SessionChanged)) throw proof.reason
      }
      const session = await inDatabase(() => authenticate(dependencies, caller))
      incoming.onSession(session)
      return attend(dependencies, incoming, session)
    },
  }
}

interface Attended {
  dependencies: ApiDependencies
  incoming: Incoming
  session: Session | null
  proving: Proving | undefined
}

/** Answers a known caller; a write with a key is done once, however often it comes. */
async function answerCall<E extends Endpoint>(endpoint: E, handler: Handler<E>, attended: Attended) {
  const { dependencies, incoming, session, proving } = attended
  const { request, request_id, address, inDatabase } = incoming
  if (session && !mayCall(session, endpoint.access)) throw problem('FORBIDDEN')
  await inDatabase(() => limitCall(dependencies, endpoint, address, session))
  const input = await readCallInput(endpoint, incoming)
  const run = (used: ApiDependencies) =>
    handler(callOf(used, { endpoint, incoming, input, session, proving }))
  const key = session && takesWriteKey(endpoint) ? writeKeyOf(request.headers) : null
  if (!session || key === null) return run(dependencies)
  const asked = [endpoint.method, endpoint.path, input.params, input.search, input.body]
  return doOnce(
    { dependencies, session, key, asked, request_id },
    run as (used: ApiDependencies) => Promise<Answer<E>>,
  )
}

const mayCall = (session: Session, access: Endpoint['access']) =>
  access === 'signed-in' || isAllowed(session.role, access as Permission)
