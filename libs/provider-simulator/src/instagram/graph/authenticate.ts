import { proofOf, readToken } from '../login/token.ts'
import type { Call, SignedCall } from './call.ts'
import { badParameter, deadToken, GraphError } from './graph-error.ts'

/** The token of a request, from a parameter or from the header. */
export const tokenOf = (request: Request, query: URLSearchParams): string | null =>
  query.get('access_token') ??
  /^(?:Bearer|OAuth) +(\S.*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ??
  null

const proofError = (message: string) => new GraphError({ code: 100, type: 'GraphMethodException', message })

/** Accepts a request with a valid token and, if it has a proof, a correct proof. */
export const authenticate = async (call: Call, request: Request, isAboutMe: boolean): Promise<SignedCall> => {
  const { query, settings, sessions, now, world } = call
  const { app_id, app_secret } = settings.app
  const accessToken = tokenOf(request, query)
  if (accessToken === null || accessToken === '')
    throw isAboutMe
      ? new GraphError({
          code: 2500,
          message: 'An active access token must be used to query information about the current user.',
        })
      : new GraphError({ code: 104, message: 'An access token is required to request this resource.' })
  const token = await readToken(accessToken, app_secret)
  if (!token)
    throw new GraphError({ code: 190, message: 'Invalid OAuth access token - Cannot parse access token' })
  const proof = query.get('appsecret_proof')
  if (proof === null && settings.requiresProof)
    throw proofError('API calls from the server require an appsecret_proof argument')
  if (proof !== null && proof !== (await proofOf(accessToken, app_secret)))
    throw proofError('Invalid appsecret_proof provided in the API argument')
  const end = sessions.endOf(token)
  if (end) throw deadToken(end, app_id)
  if (token.expires !== 0 && now >= token.expires) throw deadToken('expired', app_id)
  const person = world.people.find(({ key }) => key === token.person)
  if (!person) throw badParameter('Invalid user')
  return { ...call, token, accessToken, person }
}
