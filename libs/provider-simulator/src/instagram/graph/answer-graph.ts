import { answerAccount } from './account-node.ts'
import { authenticate, tokenOf } from './authenticate.ts'
import { mayRead, need } from './call.ts'
import type { Call, SignedCall } from './call.ts'
import { parseFields, select } from './fields.ts'
import { GraphError, notThere } from './graph-error.ts'
import { mediaType, ownNodeOf } from './media-node.ts'
import { answerPage, answerPages } from './page-node.ts'
import type { Place } from './place.ts'
import { answerPermissions, debugToken, giveToken } from './token-answers.ts'
import { mediaInsights } from '../insights/media-insights.ts'

/** The error for an unknown path. */
export const unknownPath = (path: string): GraphError =>
  new GraphError({ code: 2500, message: `Unknown path components: ${path}` })

const answerMe = (call: SignedCall): object => {
  const { person, token, query } = call
  const fields = parseFields(query.get('fields') ?? 'id,name')
  const page = person.pages.find(({ id }) => id === token.page)
  return page
    ? select('Page', { id: page.id, name: page.name, category: page.category }, fields)
    : select('User', { id: person.id, name: person.name, email: undefined }, fields)
}

const answerMedia = (call: SignedCall, { id = '', edge, post }: Place): object | undefined => {
  if (!post || !mayRead(call, post.account)) throw notThere(id)
  need(call, 'instagram_basic')
  if (edge === 'insights') {
    need(call, 'instagram_manage_insights')
    // Pictures of a carousel have no insights of their own.
    if (id !== post.id) throw notThere(id)
    return mediaInsights(call, post, call.query)
  }
  const fields = parseFields(call.query.get('fields') ?? '')
  const node = ownNodeOf(call, post, id)
  if (edge === undefined) return select(mediaType, node, fields)
  if (edge !== 'children' || post.kind !== 'carousel') return undefined
  return { data: post.children.map((child) => select(mediaType, ownNodeOf(call, post, child), fields)) }
}

/** Answers a request, or throws a GraphError; `count` is called once the token has been checked. */
export const answerGraph = async (
  call: Call,
  place: Place,
  request: Request,
  path: string,
  count: () => void,
): Promise<object> => {
  const { name, edge, account, page, id = '' } = place
  const isDelete = request.method === 'DELETE' && name === '/me/permissions'
  if (request.method !== 'GET' && !isDelete)
    throw new GraphError({
      code: 100,
      subcode: 33,
      type: 'GraphMethodException',
      message: `Unsupported ${request.method.toLowerCase()} request.`,
    })
  if (name === '/oauth/access_token') return giveToken(call)
  if (name === '/debug_token') return debugToken(call, tokenOf(request, call.query))
  const signed = await authenticate(call, request, name.startsWith('/me'))
  count()
  const answer = async (): Promise<object | undefined> => {
    if (name === '/me') return answerMe(signed)
    if (name === '/me/permissions') return answerPermissions(signed, request.method, edge)
    if (name === '/me/accounts') return answerPages(signed)
    if (account) {
      if (!mayRead(signed, account)) throw notThere(id)
      return answerAccount(signed, account, edge)
    }
    if (page) return edge === undefined ? answerPage(signed, ownPage(signed, id)) : undefined
    if (place.post) return answerMedia(signed, place)
    if (/^\/\d+(\/\w+)?$/.test(path)) throw notThere(id)
    return undefined
  }
  const found = await answer()
  if (found === undefined) throw unknownPath(path)
  return found
}

/** A Page with the tasks of the token's person: two people may have different tasks on one Page. */
const ownPage = ({ person }: SignedCall, id: string) => {
  const page = person.pages.find((candidate) => candidate.id === id)
  if (!page) throw notThere(id)
  return page
}
