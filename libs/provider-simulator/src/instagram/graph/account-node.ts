import type { InstagramAccount } from '../data/account.ts'
import { accountInsights } from '../insights/account-insights.ts'
import { need } from './call.ts'
import type { Call, SignedCall } from './call.ts'
import { parseFields, select } from './fields.ts'
import type { FieldRequest, Node } from './fields.ts'
import { badParameter, GraphError, graphErrorOf } from './graph-error.ts'
import { mediaPage, ownMediaNode, pictureAddress, publicMediaNode } from './media-node.ts'
import { pagingOf } from './page-of.ts'

/** The API's name for a professional account. */
export const accountType = 'ShadowIGUser'

const parametersOf = ({ parameters }: FieldRequest) => new URLSearchParams(parameters)

/** The public fields of an account. */
const publicNode = (call: Call, account: InstagramAccount): Node => {
  const { world, now } = call
  return {
    id: account.id,
    ig_id: account.ig_id,
    username: world.nameOf(account),
    name: account.name,
    biography: account.biography,
    website: account.website,
    profile_picture_url: pictureAddress(call, `profile-${account.id}.png`),
    followers_count: world.followers.at(account, now),
    follows_count:
      account.follows +
      Math.floor(world.noise(account.username, Math.floor(now / 86_400_000), 'follows') * 5),
    media_count: () => world.postsOf(account, now).length,
  }
}

const discover = (call: SignedCall, { parameters, fields }: FieldRequest): unknown => {
  need(call, 'instagram_basic', 'instagram_manage_insights', 'pages_read_engagement')
  const username = parameters['username'] ?? ''
  if (username === '') throw badParameter('The parameter username is required')
  const account = call.world.byName(username)
  if (!account) {
    const { content } = graphErrorOf(110, { subcode: 2_207_013 })
    throw new GraphError({ ...content, text: `The user with username: ${username} cannot be found.` })
  }
  return select(
    accountType,
    {
      ...publicNode(call, account),
      media: (request: FieldRequest) => {
        const { data, place } = mediaPage(
          call,
          account,
          { parameters: parametersOf(request), fields: request.fields },
          publicMediaNode,
        )
        return { data, ...(place.cursors && { paging: { cursors: cursorsOf(place) } }) }
      },
    },
    fields,
  )
}

/** Here a missing cursor marks the end of a list. */
const cursorsOf = ({ cursors, hasNext, hasPrevious }: ReturnType<typeof mediaPage>['place']) => ({
  ...(hasPrevious && cursors && { before: cursors.before }),
  ...(hasNext && cursors && { after: cursors.after }),
})

/** An account as its manager sees it. */
export const accountNode = (call: SignedCall, account: InstagramAccount): Node => ({
  ...publicNode(call, account),
  has_profile_pic: true,
  is_published: true,
  legacy_instagram_user_id: account.ig_id,
  media: (request: FieldRequest) => {
    const { data, place } = mediaPage(
      call,
      account,
      { parameters: parametersOf(request), fields: request.fields },
      ownMediaNode,
    )
    const address = new URL(`${call.url.origin}${call.url.pathname}/media`)
    address.searchParams.set('access_token', call.accessToken)
    return { data, ...pagingOf(place, address) }
  },
  business_discovery: (request: FieldRequest) => discover(call, request),
})

/** `/{account}`, `/{account}/media` or `/{account}/insights`. */
export const answerAccount = (
  call: SignedCall,
  account: InstagramAccount,
  edge: string | undefined,
): object | undefined => {
  need(call, 'instagram_basic')
  const fields = parseFields(call.query.get('fields') ?? '')
  if (edge === undefined) return select(accountType, accountNode(call, account), fields)
  if (edge === 'insights') {
    need(call, 'instagram_manage_insights')
    return accountInsights(call, account)
  }
  if (edge !== 'media') return undefined
  const { data, place } = mediaPage(call, account, { parameters: call.query, fields }, ownMediaNode)
  return { data, ...pagingOf(place, call.url) }
}
